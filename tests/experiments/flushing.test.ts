import { expect, it } from 'vitest';
import { createSender } from '#src/analytics/sender.ts';
import { SHOP, flushing } from '#src/experiments/flushing.ts';

it('EXP-02 EXP-03 the client’s own values are 11 s and 11; the shop’s, which run, are 1 s and 10', () => {
  expect(flushing()).toEqual({ flushMs: 11_000, batchSize: 11 });
  expect(flushing(SHOP)).toEqual({ flushMs: 1000, batchSize: 10 });
});

it('EXP-02 EXP-03 what is told goes after a second, or at once when ten wait', async () => {
  const waits: { ms: number; run: () => void }[] = [];
  const sizes: number[] = [];
  const { flushMs, batchSize } = flushing(SHOP);
  const sender = createSender(
    {
      now: () => 0,
      newId: () => String(Math.random()),
      visitor: () => 'V1',
      async post(body) {
        sizes.push((JSON.parse(body) as { events: unknown[] }).events.length);
        return 'taken';
      },
      beacon: () => true,
      schedule(run, ms) {
        waits.push({ ms, run });
        return () => undefined;
      },
      keep: () => undefined,
      kept: () => null,
    },
    { gatherMs: flushMs, most: batchSize },
  );
  sender.send('exposure', {});
  expect(waits.map(({ ms }) => ms)).toEqual([1000]);
  for (let count = 0; count < 11; count++) sender.send('exposure', {});
  expect(waits.at(-1)?.ms).toBe(0);
  waits.at(-1)?.run();
  await Promise.resolve();
  expect(sizes).toEqual([10]);
});
