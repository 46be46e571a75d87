import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process, { argv } from 'node:process';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { readArguments } from './support/arguments.mjs';
import { fileOf, journeysThatKeep, keptTraces, stillVerifies } from './support/golden-traces.ts';
import { runJourneys } from './stages.mjs';
import { runMain } from './support/stop.mjs';

const USAGE = `npm run golden                 records the golden traces of all scenarios anew
npm run golden -- --changed    records anew what does not verify any more, or is missing: traces of
                               scenarios, and of journeys in a browser; leaves all others alone
`;
const OPTIONS = { changed: { type: 'boolean' }, help: { type: 'boolean' } } as const;

/** The traces that scenarios keep. Those of a browser come from the journeys. */
const ofScenarios = SCENARIOS.flatMap((scenario) =>
  (scenario.golden ?? []).map((golden) => ({ ...golden, scenario })),
);

await runMain(async () => {
  const { changed, help } = readArguments(argv.slice(2), OPTIONS, USAGE);
  if (help) return void process.stdout.write(USAGE);
  const isWanted = (name: string) => !changed || !stillVerifies(name);
  for (const { scenario, name, brand } of ofScenarios.filter((one) => isWanted(one.name))) {
    const { trace, problems } = await runScenario(scenario, brand);
    if (problems.length > 0) throw new Error(`${scenario.id} in ${brand}: ${problems.join('; ')}`);
    mkdirSync(dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), trace);
    process.stdout.write(`${fileOf(name)}\n`);
  }
  if (!changed) return undefined;
  const names = new Set(ofScenarios.map(({ name }) => name));
  const ofJourneys = keptTraces().filter((name) => !names.has(name) && isWanted(name));
  if (ofJourneys.length === 0) return undefined;
  const { failed } = await runJourneys(journeysThatKeep(ofJourneys), {
    SELVEDGE_KEEP_TRACES: ofJourneys.join(),
  });
  process.stdout.write(ofJourneys.map((name) => `${fileOf(name)}\n`).join(''));
  return failed > 0 ? 1 : 0;
});
