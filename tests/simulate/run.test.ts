import { expect, it } from 'vitest';
import { JOURNEYS } from '#harness/simulate/journeys/all.ts';
import { simulate } from '#harness/simulate/run.ts';

const [mixed] = JOURNEYS;

it('SES-07 the same seed gives the same digest, another seed another', async () => {
  const run = (seed: number) => simulate({ seed, sessions: 3, faults: 0.1, journey: mixed });
  const first = await run(5);
  expect(first.failures).toEqual([]);
  expect(await run(5)).toEqual(first);
  expect((await run(6)).digest).not.toBe(first.digest);
}, 30_000);
