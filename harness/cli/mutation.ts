import { existsSync } from 'node:fs';
import { stdout } from 'node:process';
import {
  type Equivalent,
  oneLine,
  outdatedEntries,
  withoutEquivalent,
} from '#harness/mutation/equivalent.ts';
import { type Mutant, type Target, mutate } from '#harness/mutation/mutate.ts';
import { rulesAt, testFiles, testsOf } from '#harness/mutation/rules.ts';
import { changedTargets } from '#harness/mutation/since.ts';
import { readWhole } from './support/arguments.mjs';
import { runCommandLine } from './support/command.mjs';
import { startProgress } from './support/progress.mjs';
import { inProject } from './support/project.mjs';
import { Stop } from './support/stop.mjs';
import { CHECK } from './commands.mjs';

await runCommandLine(CHECK.mutation, async ({ values, paths }) => {
  if (paths.length === 0 && values.since === undefined) throw new Stop(CHECK.mutation.usage, 2);
  const targets = [
    ...paths.map((path) => targetAt(path, testFiles(values.with ?? []))),
    ...(values.since === undefined ? [] : changedTargets(values.since)),
  ];
  const jobs = values.jobs === undefined ? {} : { jobs: readWhole('--jobs', values.jobs, 1, 64) };
  const most =
    values.minutes === undefined ? Infinity : readWhole('--minutes', values.minutes, 1, 600);
  const end = Date.now() + most * 60_000;

  const mutants: Mutant[] = [];
  const skipped: string[] = [];
  const progress = startProgress('Mutation', { total: targets.length, isShared: true });
  for (const target of targets) {
    if (target.tests.length === 0) skipped.push(`${target.name} has no tests`);
    else if (Date.now() >= end) skipped.push(`${target.name} after ${most} minutes`);
    else mutants.push(...(await tryTarget(target, { ...jobs, isFresh: values.fresh })));
    progress.step();
  }
  progress.end();
  for (const reason of skipped) print(`Left out: ${reason}`);
  const { open } = withoutEquivalent(mutants.filter(isAlive));
  print(summaryOf(mutants));
  return open.length > 0 ? 1 : 0;
});

function targetAt(path: string, besides: readonly string[]): Target {
  const name = path.replace(/\/$/, '');
  if (!/^src(?:\/|$)/.test(name) || !existsSync(inProject(name)))
    throw new Stop(`${path} is no file or folder of src.`, 2);
  const rules = rulesAt(name);
  return { name, mutate: rules, tests: [...new Set([...testsOf(rules), ...besides])] };
}

async function tryTarget(
  target: Target,
  options: { jobs?: number; isFresh: boolean },
): Promise<Mutant[]> {
  print(`${target.name}: ${target.tests.length} test files`);
  const mutants = await mutate(target, options);
  const survivors = mutants.filter(isAlive);
  for (const mutant of withoutEquivalent(survivors).open) print(textOf(mutant));
  const files = [...new Set(mutants.map(({ file }) => file))];
  // Entries of lines that were not mutated may still be valid.
  const isWhole = !target.mutate.some((pattern) => pattern.includes(':'));
  for (const entry of isWhole ? outdatedEntries(files, survivors) : []) print(outdatedText(entry));
  print(`${target.name}: ${summaryOf(mutants)}\n`);
  return mutants;
}

function isAlive({ outcome }: Mutant): boolean {
  return outcome !== 'killed';
}

function textOf({ file, line, column, original, replacement, outcome }: Mutant): string {
  const note = outcome === 'uncovered' ? ' (no test runs it)' : '';
  return `${file}:${line}:${column} ${oneLine(original)} → ${oneLine(replacement)}${note}`;
}

function outdatedText({ file, line, mutant }: Equivalent): string {
  return `${file}: harness/mutation/equivalent.ts lists "${line}" → "${mutant}", which does not survive: remove it.`;
}

function summaryOf(mutants: readonly Mutant[]): string {
  const { open, equivalent } = withoutEquivalent(mutants.filter(isAlive));
  const counted = mutants.length - equivalent.length;
  const killed = counted - open.length;
  const score = counted === 0 ? 100 : (killed / counted) * 100;
  return `${killed} of ${counted} killed (${score.toFixed(1)} %), ${open.length} survived, ${equivalent.length} equivalent`;
}

function print(line: string): void {
  stdout.write(`${line}\n`);
}
