import type { Scope } from 'effector';
import type { SeenFact } from '#harness/scenarios/check.ts';
import { standsAt } from '#harness/scenarios/in-state.ts';
import { startScenario } from '#harness/scenarios/run.ts';
import type { Press, Scenario, ScenarioStep } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { type GivenId, withPlaces } from './ids-of.ts';
import { sizePress } from './size-press.ts';
import type { TracedStep } from './steps-of.ts';

/** What became of a step in the simulated shop. */
export interface RunStep {
  /** With the places of the ids that it names. */
  step: ScenarioStep;
  /** All that followed, of the scenario's domains. */
  facts: readonly SeenFact[];
  /** The control that was there for it, where the page says how it is called. */
  press: Press | undefined;
  /** Ids that it names of the recorded backend's, for which nothing stands in the simulated shop. */
  lost: readonly string[];
}

/**
 * Takes a scenario through the simulated shop, step by step, with the ids that its own backend gives.
 *
 * @param traced its steps
 */
export async function stepsOfRun(
  scenario: (steps: readonly ScenarioStep[]) => Scenario,
  traced: readonly Pick<TracedStep, 'step' | 'ids'>[],
  brand: Brand,
): Promise<RunStep[]> {
  // Each is known when its turn has come: where its ids stand is to be seen in what came before.
  const steps = traced.map(({ step }) => step);
  const running = await startScenario(scenario(steps), brand);
  const found: RunStep[] = [];
  for (const [at, { step, ids }] of traced.entries()) {
    const { named, lost } = idsNow(running.scope, ids);
    if (step.kind === 'shopper' && named.length > 0)
      steps[at] = { ...step, payload: withPlaces(step.payload, named) as Record<string, unknown> };
    const press = step.kind === 'shopper' ? sizePress(running.scope, step) : undefined;
    await running.next();
    found.push({ step: steps[at] ?? step, facts: running.facts, press, lost });
  }
  running.stop();
  return found;
}

/** Where ids of the recorded backend's stand in the simulated shop, and those for which nothing stands there. */
function idsNow(scope: Scope, ids: readonly GivenId[]) {
  const named: { path: readonly string[]; place: string }[] = [];
  const lost: string[] = [];
  for (const { path, value, places } of ids) {
    const place = places.find((one) => typeof standsAt(scope, one) === 'string');
    if (place === undefined) lost.push(value);
    else named.push({ path, place });
  }
  return { named, lost };
}
