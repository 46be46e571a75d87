import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { coverage, ledgerIds } from './requirement-coverage.mjs';
import { playwrightResults, vitestResults } from './results.mjs';

const ids = ledgerIds(readFileSync(inProject('tests', 'requirements.md'), 'utf8'));
const passed = [...vitestResults(), ...playwrightResults()].filter(
  ({ outcome }) => outcome === 'passed',
);
const { covered, uncovered } = coverage(ids, passed);

for (const [id, tests] of covered) {
  console.log(id);
  for (const { file, title } of tests) console.log(`  ${file}: ${title}`);
}
console.log(`\nNot covered by a test that passed in the last run:\n${uncovered.join(' ')}`);
console.log(`\ncovered ${covered.size} of ${ids.length}`);
