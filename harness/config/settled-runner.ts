import { TestRunner, vi } from 'vitest';

/** Waits for imports that a file leaves unfinished: the next file in its process shares the modules. */
export default class SettledRunner extends TestRunner {
  // Not after its suites, as Vitest does not end those that are skipped.
  // oxlint-disable-next-line typescript/no-misused-promises -- `startTests` awaits it (`VitestRunner`)
  override async onAfterRunFiles(): Promise<void> {
    await vi.dynamicImportSettled();
    super.onAfterRunFiles();
  }
}
