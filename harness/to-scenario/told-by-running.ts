import { readTrace } from '#harness/replay/read-trace.ts';
import { isOf } from '#harness/scenarios/check.ts';
import { startScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** The facts of a scenario's domains that follow from each of its steps in the simulated shop. */
export async function factsOfRun(scenario: Scenario, brand: Brand): Promise<string[][]> {
  const running = await startScenario(scenario, brand);
  const { steps } = running.situation;
  const isOpening = steps[0]?.kind === 'settle';
  // What the page begins with belongs to the step that waits for it.
  let count = isOpening ? 0 : factsIn(running.trace(), scenario.domains).length;
  const facts: string[][] = [];
  for (let at = 0; at < steps.length; at++) {
    await running.next();
    const all = factsIn(running.trace(), scenario.domains);
    facts.push(all.slice(count));
    count = all.length;
  }
  running.stop();
  return facts;
}

function factsIn(text: string, domains: readonly string[]): string[] {
  return readTrace(text).records.flatMap((record) =>
    'facts' in record ? record.facts.filter((fact) => isOf(fact, domains)) : [],
  );
}
