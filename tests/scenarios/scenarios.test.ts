import { describe, expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';

const cases = SCENARIOS.flatMap((scenario) =>
  (['rl', 'hm'] as const).map((brand) => ({
    name: `${scenario.title}, in ${brand}`,
    scenario,
    brand,
  })),
);

describe.each(cases)('$name', ({ scenario, brand }) => {
  it(`${scenario.ledger.join(' ')} produces its facts and states`, async () => {
    expect((await runScenario(scenario, brand)).problems).toEqual([]);
  });

  it('leaves a trace that replays to the last fact', async () => {
    const { trace } = await runScenario(scenario, brand);
    expect(verifyTrace(readTrace(trace)).divergence).toBeUndefined();
  });

  it('leaves the same trace on every run', async () => {
    const { trace } = await runScenario(scenario, brand);
    expect((await runScenario(scenario, brand)).trace).toBe(trace);
  });
});
