// @alone
import { type RunnerTestSuite, TestRunner, expect, it, vi } from 'vitest';
import SettledRunner from '#harness/config/settled-runner.ts';

it('ends a file after the imports that it has begun', async () => {
  vi.spyOn(TestRunner.prototype, 'onAfterRunSuite').mockResolvedValue();
  const loaded = vi.fn();
  void import('#src/store-config/stores.ts').then(loaded);
  const runner = Object.create(SettledRunner.prototype) as SettledRunner;
  await runner.onAfterRunSuite({} as RunnerTestSuite);
  expect(loaded).toHaveBeenCalledTimes(1);
});
