import { readFileSync, readdirSync, statSync } from 'node:fs';
import { stdout } from 'node:process';
import { type Ledger, readLedger } from '#harness/ledger/ids.ts';
import { nominalTests } from '#harness/ledger/nominal.ts';
import { shopNames } from '#harness/ledger/shop-names.ts';
import { type ReportedTest, shownBy } from '#harness/ledger/shown.ts';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import { sightOf } from '#harness/showroom/shown-rules.ts';
import { runCommandLine } from './support/command.mjs';
import { inProject } from './support/project.mjs';
import { lastReports } from './support/results.mjs';
import REQUIREMENTS from './usage/requirements.mjs';

/** Folders whose files decide what a test shows. */
const TESTED = ['src', 'harness', 'fixtures', 'tests', 'locales'];

await runCommandLine(REQUIREMENTS, async () => {
  const ledger = readLedger(readFileSync(inProject('tests', 'requirements.md'), 'utf8'));
  const { shown, missing } = shownBy(testsOfReports(), ledger);
  for (const [id, tests] of shown) {
    print(id);
    for (const { file, title } of tests) print(`  ${file}: ${title}`);
  }
  printReports();
  printMissing('No test that ran and passed shows', missing);
  const nominal = nominalOf(shown);
  print('\nShown in name only, by tests that could not fail with the shop:');
  for (const [id, reason] of nominal) print(`${id.padEnd(8)} ${reason}`);
  print('\nCarried:');
  for (const [id, reason] of ledger.carried) print(`${id.padEnd(8)} ${reason}`);
  printScenarios(ledger);

  const held = [...shown.keys()].filter((id) => !ledger.carried.has(id) && !nominal.has(id));
  print(
    `\nshown ${held.length}, carried ${ledger.carried.size}, in name only ${nominal.size}, not shown ${missing.length}, of ${ledger.ids.length}`,
  );
  return missing.length + nominal.size > 0 ? 1 : 0;
});

/** Tests of all reports whose file is still there. */
function testsOfReports(): ReportedTest[] {
  return lastReports()
    .flatMap(({ tests }) => tests)
    .filter(({ file }) => statSync(inProject(file), { throwIfNoEntry: false })?.isFile());
}

function printReports(): void {
  print('\nReports that this count is from; a test that a run left out counts for nothing:');
  for (const { name, at, tests } of lastReports()) {
    const ran = tests.filter(({ outcome }) => outcome !== 'skipped').length;
    const age = at && changedSince(at);
    const changed = age ? `; ${age} files have changed since` : '';
    print(
      at
        ? `${name}: ${at.toISOString()}, ${ran} of ${tests.length} ran${changed}`
        : `${name}: no report`,
    );
  }
}

/** Number of files that are newer than a moment. */
function changedSince(moment: Date): number {
  return TESTED.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, withFileTypes: true }),
  ).filter(
    (entry) => entry.isFile() && statSync(`${entry.parentPath}/${entry.name}`).mtime > moment,
  ).length;
}

/** Requirements whose tests are all nominal, each with a place and its reason. */
function nominalOf(shown: ReadonlyMap<string, readonly ReportedTest[]>): Map<string, string> {
  const names = shopNames(
    readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ file: name, code: readFileSync(inProject('src', name), 'utf8') })),
  );
  const read = new Map<string, (line: number) => string[]>();
  const reasonsOf = ({ file, line = 0 }: ReportedTest): string[] => {
    if (!/\.test\.tsx?$/.test(file)) return [];
    const known =
      read.get(file) ?? nominalTests(file, readFileSync(inProject(file), 'utf8'), names);
    read.set(file, known);
    return known(line).map((reason) => `${file}:${line} ${reason}`);
  };
  return new Map(
    [...shown].flatMap(([id, tests]): [string, string][] => {
      const [first] = tests.every((test) => reasonsOf(test).length > 0) ? tests : [];
      return first ? [[id, reasonsOf(first).join('; ')]] : [];
    }),
  );
}

function printScenarios(ledger: Ledger): void {
  const { shown, missing } = sightOf(SCENARIOS_IN_NODE, ledger);
  print('\nTo be seen in the showroom:');
  for (const [id, scenarios] of shown) print(`${id.padEnd(8)} ${scenarios.join(', ')}`);
  printMissing('No scenario shows, though they can be seen', missing);
  print(`\nshown by a scenario ${shown.size} of ${shown.size + missing.length} that can be seen`);
}

function printMissing(title: string, ids: readonly string[]): void {
  print(`\n${title}:`);
  const areaOf = (id: string) => id.replace(/-.*/, '');
  for (const area of new Set(ids.map(areaOf))) {
    const numbers = ids.filter((id) => areaOf(id) === area).map((id) => id.replace(/.*-/, ''));
    print(`${area}: ${numbers.join(' ')}`);
  }
}

function print(line: string): void {
  stdout.write(`${line}\n`);
}
