import { existsSync, readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { type Ledger, readLedger } from '#harness/ledger/ids.ts';
import { isNominal } from '#harness/ledger/nominal.ts';
import { type ReportedTest, shownBy } from '#harness/ledger/shown.ts';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import { sightOf } from '#harness/showroom/shown-rules.ts';
import { CHECK } from './commands.mjs';
import { runCommandLine } from './support/command.mjs';
import { inProject } from './support/project.mjs';
import { lastReports } from './support/results.mjs';

await runCommandLine(CHECK.requirements, async () => {
  const ledger = readLedger(readFileSync(inProject('tests', 'requirements.md'), 'utf8'));
  const reports = lastReports();
  const tests = reports.flatMap((report) => report.tests);
  const { shown, missing } = shownBy(
    tests.filter(({ file }) => existsSync(inProject(file))),
    ledger,
  );
  for (const [id, naming] of shown) {
    print(id);
    for (const { file, title } of naming) print(`  ${file}: ${title}`);
  }
  print('\nReports that this count is from; a test that a run left out counts for nothing:');
  for (const { name, at, tests } of reports) {
    const ran = tests.filter(({ outcome }) => outcome !== 'skipped').length;
    print(
      at ? `${name}: ${at.toISOString()}, ${ran} of ${tests.length} ran` : `${name}: no report`,
    );
  }
  printMissing('No test that ran and passed shows', missing);
  const nominal = [...shown].filter(([, naming]) => naming.every(assertsOnConstants));
  print('\nShown in name only, by tests of constants:');
  for (const [id, [test]] of nominal) print(`${id.padEnd(8)} ${test?.file}:${test?.line}`);
  print('\nCarried:');
  for (const [id, reason] of ledger.carried) print(`${id.padEnd(8)} ${reason}`);
  printScenarios(ledger);

  const inName = new Set(nominal.map(([id]) => id));
  const held = [...shown.keys()].filter((id) => !ledger.carried.has(id) && !inName.has(id));
  print(
    `\nshown ${held.length}, carried ${ledger.carried.size}, in name only ${inName.size}, not shown ${missing.length}, of ${ledger.ids.length}`,
  );
  return missing.length + inName.size > 0 ? 1 : 0;
});

function assertsOnConstants({ file, line }: ReportedTest): boolean {
  return (
    /\.test\.tsx?$/.test(file) &&
    line !== undefined &&
    isNominal(readFileSync(inProject(file), 'utf8'), line)
  );
}

function printScenarios(ledger: Ledger): void {
  const { shown, missing } = sightOf(SCENARIOS_IN_NODE, ledger);
  print('\nTo be seen in the showroom:');
  for (const [id, scenarios] of shown) print(`${id.padEnd(8)} ${scenarios.join(', ')}`);
  printMissing('No scenario shows, though they can be seen', missing);
  print(`\nshown by a scenario ${shown.size} of ${shown.size + missing.length} that can be seen`);
}

/** Prints ids by their area: `STK: 01 03`. */
function printMissing(title: string, ids: readonly string[]): void {
  print(`\n${title}:`);
  for (const area of new Set(ids.map((id) => id.replace(/-.*/, '')))) {
    const own = ids.filter((id) => id.startsWith(`${area}-`));
    print(`${area}: ${own.map((id) => id.replace(/.*-/, '')).join(' ')}`);
  }
}

function print(line: string): void {
  stdout.write(`${line}\n`);
}
