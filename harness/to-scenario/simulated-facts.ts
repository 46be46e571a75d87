import type { Scope } from 'effector';
import type { SeenFact } from '#harness/scenarios/check.ts';
import { standsAt } from '#harness/scenarios/in-state.ts';
import { startScenario } from '#harness/scenarios/run.ts';
import type { Press, Scenario, ScenarioStep } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { type GivenId, withPlaces } from './ids-of.ts';
import { sizePress } from './size-press.ts';
import type { TracedStep } from './steps-of.ts';

export interface RunStep {
  /** The step, with its ids replaced by paths. */
  step: ScenarioStep;
  facts: readonly SeenFact[];
  /** Control for the step, if the page has its name. */
  press: Press | undefined;
  /** Recorded backend ids without a match in the simulated shop. */
  lost: readonly string[];
}

/**
 * Runs a scenario in the simulated shop step by step, with the ids of the simulated backend.
 *
 * @param traced its steps
 */
export async function stepsOfRun(
  scenario: (steps: readonly ScenarioStep[]) => Scenario,
  traced: readonly Pick<TracedStep, 'step' | 'ids'>[],
  brand: Brand,
): Promise<RunStep[]> {
  // Steps are resolved one by one: the paths of their ids depend on the state after the previous step.
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

/** Paths of recorded backend ids in the simulated shop, and ids without a match. */
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
