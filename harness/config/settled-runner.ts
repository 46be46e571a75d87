import { TestRunner, vi } from 'vitest';

/** Waits for imports that a file leaves unfinished: the next file in its process shares the modules. */
export default class SettledRunner extends TestRunner {
  // Not `onAfterRunSuite`, which Vitest does not call for a skipped suite.
  // oxlint-disable-next-line typescript/no-misused-promises -- `startTests` awaits it (`VitestRunner`)
  override async onAfterRunFiles(): Promise<void> {
    await vi.dynamicImportSettled();
    super.onAfterRunFiles();
  }
}
