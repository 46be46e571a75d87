import { readdirSync, writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { printCode } from '#harness/code/print-code.ts';
import {
  SCENARIO_FILES,
  type WrittenPlace,
  listCode,
  scenariosIn,
} from '#harness/scenarios/list-text.ts';
import { recordPlaces } from '#harness/showroom/record-places.ts';
import { runCommandLine } from './support/command.mjs';
import { withProgress } from './support/progress.mjs';
import { inProject } from './support/project.mjs';
import { Stop } from './support/stop.mjs';
import SCENARIOS from './usage/scenarios.mjs';

const FOLDER = inProject('harness', 'scenarios');
const LIST = inProject('harness', 'scenarios', 'all.ts');
const PLACES = inProject('harness', 'showroom', 'places.json');

await runCommandLine(SCENARIOS, async () => {
  const written = await writtenScenarios();
  writeFileSync(LIST, await printCode(listCode(written)));
  stdout.write(`${LIST}: ${written.length} scenarios\n`);
  const { places, problems } = await withProgress('Scenarios', () =>
    recordPlaces(written.map(({ scenario }) => scenario)),
  );
  if (problems.length > 0)
    throw new Stop(
      `${problems.join('\n')}\n${PLACES} is left as it was: scenarios are not as they say.`,
    );
  writeFileSync(PLACES, `${JSON.stringify(places, null, 2)}\n`);
  stdout.write(`${PLACES}\n`);
});

async function writtenScenarios(): Promise<WrittenPlace[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SCENARIO_FILES.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(
        pathToFileURL(inProject('harness/scenarios', file)).href
      );
      return scenariosIn(file, module as Record<string, unknown>);
    }),
  );
  const written = found.flat();
  for (const [at, { file, scenario }] of written.entries()) {
    const other = written.find((one, index) => index < at && one.scenario.id === scenario.id);
    if (other) throw new Stop(`${other.file} and ${file} are both called ${scenario.id}.`);
  }
  return written;
}
