// @long
import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { placesOf } from '#harness/showroom/entry.ts';
import { type ScenarioResult, runScenario } from '#harness/scenarios/run.ts';

const cases = SCENARIOS.flatMap((scenario) =>
  (['rl', 'hm'] as const).map((brand) => ({
    name: `${scenario.id}, in ${brand}: ${scenario.title}`,
    scenario,
    brand,
  })),
);
const again = new Set(sample(cases, 20));
// Golden traces replay on every run, too.
const replayed = new Set(sample(cases, 120));

describe.each(cases)('$name', (one) => {
  const { scenario, brand } = one;
  let first: ScenarioResult;
  beforeAll(async () => {
    first = await runScenario(scenario, brand);
  });

  it(`${scenario.ledger.join(' ')} produces its facts and states`, () => {
    expect(first.problems).toEqual([]);
  });

  it('ends each step on the page shown in the showroom', () => {
    expect(first.places, 'a step names another page as its `place`').toEqual(
      placesOf(scenario.in[brand]),
    );
  });

  if (replayed.has(one))
    it('records a trace that replays to the last fact', () => {
      expect(verifyAtHand(readTrace(first.trace)).divergence).toBeUndefined();
    });

  if (again.has(one))
    it('records the same trace on every run', async () => {
      expect((await runScenario(scenario, brand)).trace).toBe(first.trace);
    });
});
