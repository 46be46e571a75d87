import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';

/**
 * Writes the golden traces of the scenarios that keep one into `fixtures/traces`. To be run when a
 * scenario or the model's facts have changed on purpose; the traces recorded in a browser come
 * from the journeys.
 */
for (const scenario of SCENARIOS)
  for (const { name, brand } of scenario.golden ?? []) {
    const { trace, problems } = await runScenario(scenario, brand);
    if (problems.length > 0) throw new Error(`${scenario.id} in ${brand}: ${problems.join('; ')}`);
    const file = `fixtures/traces/${name}.jsonl`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, trace);
    process.stdout.write(`${file}\n`);
  }
