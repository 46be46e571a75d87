import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { runCommandLine } from './support/command.mjs';
import { fileOf, journeysThatKeep, keptTraces, stillVerifies } from './support/golden-traces.ts';
import { runJourneys } from './stages/stages.mjs';
import { startProgress } from './support/progress.mjs';
import { TRACE } from './commands.mjs';

/** Golden traces of scenarios. Browser traces are recorded by journeys. */
const ofScenarios = SCENARIOS_IN_NODE.flatMap((scenario) =>
  (scenario.golden ?? []).map((golden) => ({ ...golden, scenario })),
);

await runCommandLine(TRACE.golden, async ({ values: { changed } }) => {
  const isWanted = async (name: string) => !changed || !(await stillVerifies(name));
  const progress = startProgress(changed ? 'Changed traces' : 'Golden traces', {
    total: ofScenarios.length,
  });
  let hasProblems = false;
  for (const { scenario, name, brand } of ofScenarios) {
    progress.step();
    if (!(await isWanted(name))) continue;
    const { trace, problems } = await runScenario(scenario, brand);
    if (problems.length > 0) {
      process.stderr.write(`${scenario.id} in ${brand}: ${problems.join('; ')}\n`);
      hasProblems = true;
      continue;
    }
    mkdirSync(dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), trace);
    process.stdout.write(`${fileOf(name)}\n`);
  }
  progress.end();
  if (hasProblems) return 1;
  if (!changed) return undefined;
  const names = new Set(ofScenarios.map(({ name }) => name));
  const ofJourneys: string[] = [];
  for (const name of keptTraces())
    if (!names.has(name) && (await isWanted(name))) ofJourneys.push(name);
  if (ofJourneys.length === 0) return undefined;
  const { failed } = await runJourneys({ kind: 'verify' }, journeysThatKeep(ofJourneys), {
    SELVEDGE_KEEP_TRACES: ofJourneys.join(),
  });
  process.stdout.write(ofJourneys.map((name) => `${fileOf(name)}\n`).join(''));
  return failed > 0 ? 1 : 0;
});
