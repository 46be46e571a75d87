import { type RunnerTestSuite, TestRunner, vi } from 'vitest';

/** Waits for imports that a file leaves unfinished: the next file in its process shares the modules. */
export default class SettledRunner extends TestRunner {
  // Not `afterAll`, which does not run in a file whose tests are all skipped.
  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await vi.dynamicImportSettled();
    await super.onAfterRunSuite(suite);
  }
}
