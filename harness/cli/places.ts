import { writeFileSync } from 'node:fs';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { inProject } from './support/project.mjs';

/** Writes down on which page each step of each scenario ends, for the showroom. */
const places: Record<string, string> = {};
for (const scenario of SCENARIOS)
  places[scenario.id] = (await runScenario(scenario, 'rl')).places.join(' ');
const text = JSON.stringify(
  Object.fromEntries(Object.entries(places).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  null,
  2,
);
writeFileSync(inProject('harness', 'showroom', 'places.json'), `${text}\n`);
