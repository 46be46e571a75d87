import { readFileSync } from 'node:fs';
import { coverage, shopTests } from '#harness/ledger/coverage.ts';
import { readLedger } from '#harness/ledger/ids.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { sightOf } from '#harness/showroom/shown-rules.ts';
import { notUsedYet } from '#harness/ledger/not-used-yet.ts';
import { projectGraph } from '#harness/ledger/project-graph.ts';
import { usageOf } from '#harness/ledger/usage.ts';
import { runCommandLine } from './support/command.mjs';
import { withProgress } from './support/progress.mjs';
import { inProject } from './support/project.mjs';
import { playwrightResults, vitestResults } from './support/results.mjs';
import REQUIREMENTS from './usage/requirements.mjs';

await runCommandLine(REQUIREMENTS, async () => {
  const ledger = readLedger(readFileSync(inProject('tests', 'requirements.md'), 'utf8'));
  const [graph, usage] = await withProgress('Requirements', async () => {
    const all = projectGraph();
    return [all, usageOf(all)] as const;
  });
  const passed = [...vitestResults(), ...playwrightResults()].filter(
    ({ outcome }) => outcome === 'passed',
  );
  const { covered, missing } = coverage(passed, ledger, shopTests(graph, usage));

  for (const [id, tests] of covered) {
    console.log(id);
    for (const { file, title } of tests) console.log(`  ${file}: ${title}`);
  }

  console.log('\nNot covered by a test of the shop that passed in the last run:');
  for (const area of new Set(missing.map(areaOf))) {
    const numbers = missing.filter((id) => areaOf(id) === area).map((id) => id.replace(/.*-/, ''));
    console.log(`${area}: ${numbers.join(' ')}`);
  }

  const sight = sightOf(SCENARIOS, ledger);
  console.log('\nTo be seen in the showroom:');
  for (const [id, scenarios] of sight.shown) console.log(`${id.padEnd(8)} ${scenarios.join(', ')}`);

  console.log('\nCould be seen, and no scenario shows it:');
  for (const area of new Set(sight.missing.map(areaOf))) {
    const numbers = sight.missing.filter((id) => areaOf(id) === area);
    console.log(`${area}: ${numbers.map((id) => id.replace(/.*-/, '')).join(' ')}`);
  }

  console.log('\nDeclared but never used by the shop, and why:');
  for (const { name, reason = 'NOTHING KNOWN' } of notUsedYet(usage))
    console.log(`${name.padEnd(34)} ${reason}`);

  console.log(
    `\nshown by a scenario ${sight.shown.size} of ${sight.shown.size + sight.missing.length} that can be seen`,
  );
  console.log(`covered ${covered.size} of ${ledger.ids.length}`);
});

function areaOf(id: string): string {
  return id.replace(/-.*/, '');
}
