import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { create, record, string, type, unknown } from 'superstruct';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { PROJECT, inProject } from '#harness/cli/support/project.mjs';

/** A mutant of one rule, with its outcome. */
export interface Mutant {
  /** Path from the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** Source line without indentation. */
  lineText: string;
  original: string;
  replacement: string;
  /** `uncovered`: no test runs it. */
  outcome: 'killed' | 'survived' | 'uncovered';
}

export interface Target {
  /** A path, for the results that are stored and messages. */
  name: string;
  /** Files, or lines of files as Stryker writes them: `src/cart/bag/totals.ts:10-20`. */
  mutate: readonly string[];
  tests: readonly string[];
}

/**
 * Mutates rules in a copy of the project and runs the tests against each mutant. Results are cached by the target's
 * name: a mutant runs again if its code or a test that covers it has changed.
 *
 * @param isFresh true to ignore cached results
 */
export async function mutate(
  { name, mutate: patterns, tests }: Target,
  { jobs = availableParallelism(), isFresh = false } = {},
): Promise<Mutant[]> {
  const stored = inProject('.cache', 'mutation', `${name.replaceAll('/', '-')}.json`);
  if (isFresh) rmSync(stored, { force: true });
  process.env['SELVEDGE_MUTATION_TESTS'] = tests.join('\n');
  const results = await new Stryker({
    // `stryker.json` names no tsconfig.json: Stryker would read it by an API that TypeScript 7 lacks.
    configFile: 'harness/config/stryker.json',
    mutate: [...patterns],
    incrementalFile: stored,
    concurrency: jobs,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  }).runMutationTest();
  const { testFiles } = create(JSON.parse(readFileSync(stored, 'utf8')), Results);
  const lost = tests.filter((file) => !Object.hasOwn(testFiles, file));
  if (lost.length > 0) throw new Error(`No test ran in ${lost.join(', ')}`);
  return results.flatMap(({ fileName, location, replacement, status }) => {
    const outcome = OUTCOMES[status];
    if (!outcome) return [];
    const file = relative(PROJECT, fileName).replaceAll('\\', '/');
    const { start, end } = location;
    const lines = readFileSync(inProject(file), 'utf8')
      .split('\n')
      .slice(start.line - 1, end.line);
    const [lineText = ''] = lines;
    return [
      {
        file,
        line: start.line,
        column: start.column,
        lineText: lineText.trim(),
        original: between(lines, start.column - 1, end.column - 1),
        replacement: replacement ?? '',
        outcome,
      },
    ];
  });
}

/** Part of Stryker's stored results: the test files that ran. */
const Results = type({ testFiles: record(string(), unknown()) });

/** Outcomes by Stryker's status; ignored and invalid mutants are not counted. */
const OUTCOMES: Readonly<Record<string, Mutant['outcome']>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
};

/** Text of some lines, from a column of the first to a column of the last. */
function between(lines: readonly string[], from: number, to: number): string {
  const text = lines.join('\n');
  return text.slice(from, text.length - (lines.at(-1) ?? '').length + to);
}
