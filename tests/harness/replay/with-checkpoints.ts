import { startScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';

/** A scenario's trace with a checkpoint after its start and after each of its steps. */
export async function withCheckpoints(scenario: Scenario | undefined): Promise<string> {
  if (!scenario) throw new Error('no such scenario');
  const running = await startScenario(scenario, 'rl');
  for (const _step of running.situation.steps) {
    running.checkpoint();
    await running.next();
  }
  running.checkpoint();
  const text = running.trace();
  running.stop();
  return text;
}
