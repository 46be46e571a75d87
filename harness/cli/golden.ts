import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { startScenario } from '#harness/scenarios/run.ts';

/**
 * Writes the golden traces of all scenarios into `fixtures/traces/scenarios`. To be run when a
 * scenario or the model's facts have changed on purpose; the traces recorded in a browser come
 * from the journeys.
 */
for (const scenario of SCENARIOS)
  for (const brand of ['rl', 'hm'] as const) {
    const running = await startScenario(scenario, brand);
    while (running.position < running.situation.steps.length) {
      const problems = await running.next();
      if (problems.length > 0)
        throw new Error(`${scenario.id} in ${brand}: ${problems.join('; ')}`);
    }
    const file = `fixtures/traces/scenarios/${scenario.id}--${brand}.jsonl`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, running.trace());
    running.stop();
    process.stdout.write(`${file}\n`);
  }
