import { expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';

it('a seeded shopper over the real model replays verified', async () => {
  const trace = readTrace(await shopSession(11, 3));
  expect(trace.records.length).toBeGreaterThan(80);
  expect(verifyTrace(trace).divergence).toBeUndefined();
});

it('the same seed gives the same trace, byte for byte', async () => {
  expect(await shopSession(5, 2)).toBe(await shopSession(5, 2));
});
