import type { SeenFact } from '#harness/scenarios/check.ts';
import { startScenario } from '#harness/scenarios/run.ts';
import type { Press, Scenario } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { sizePress } from './size-press.ts';

/** What became of a step in the simulated shop. */
export interface RunStep {
  /** All that followed, of the scenario's domains. */
  facts: readonly SeenFact[];
  /** The control that was there for it, where the page says how it is called. */
  press: Press | undefined;
}

/** Takes a scenario through the simulated shop, step by step. */
export async function stepsOfRun(scenario: Scenario, brand: Brand): Promise<RunStep[]> {
  const running = await startScenario(scenario, brand);
  const found: RunStep[] = [];
  for (const step of running.situation.steps) {
    const press = step.kind === 'shopper' ? sizePress(running.scope, step) : undefined;
    await running.next();
    found.push({ facts: running.facts, press });
  }
  running.stop();
  return found;
}
