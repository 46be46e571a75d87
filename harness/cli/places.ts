// Writes down on which page each step of each scenario ends, for the showroom: npm run stories:places.
import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { recordPlaces } from '#harness/showroom/record-places.ts';
import { inProject } from './support/project.mjs';
import { Stop, runMain } from './support/stop.mjs';

const FILE = inProject('harness', 'showroom', 'places.json');

await runMain(async () => {
  const { places, problems } = await recordPlaces(SCENARIOS);
  if (problems.length > 0)
    throw new Stop(`${problems.join('\n')}\nNothing is written: scenarios are not as they say.`);
  writeFileSync(FILE, `${JSON.stringify(places, null, 2)}\n`);
  stdout.write(`${FILE}: ${SCENARIOS.length} scenarios\n`);
});
