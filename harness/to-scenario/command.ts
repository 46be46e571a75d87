import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readCommand } from '#harness/cli/support/command.mjs';
import { inProject } from '#harness/cli/support/project.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { traceIn } from '#harness/cli/support/trace-in.ts';
import { TRACE } from '#harness/cli/commands.mjs';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { caseFile } from '#harness/traces/case-file.ts';
import { printable } from '#src/kernel/printable.ts';
import { familyWith, fileOf, journeyOf } from './files-of.ts';
import { writeScenario } from './write-scenario.ts';
import { spawnSync } from 'node:child_process';

export interface ToScenarioOutput {
  out(text: string): void;
  /** Writes a project file by its path from the root. */
  write(path: string, text: string): void;
}

/**
 * Command line of `npm run trace -- scenario`; returns its exit code.
 *
 * @throws {Stop} on invalid arguments or an unreadable trace
 */
export async function toScenarioCommand(
  args: string[],
  { out, write }: ToScenarioOutput,
): Promise<number> {
  const given = readCommand(TRACE.scenario, args);
  if (!given) return 0;
  const { values, paths } = given;
  const isWrong = values.as !== undefined && values.as !== 'journey';
  if (isWrong) throw new Stop(`--as takes journey alone.\n\n${TRACE.scenario.usage}`, 2);
  const file = caseFile(paths[0] ?? '');
  const id = idFor(file, values);
  const { trace } = traceIn(file);
  const written = await writeScenario(trace, id, lifeOf(values.life)).catch((error: unknown) => {
    throw error instanceof RangeError ? new Stop(`${error.message}.`, 2) : error;
  });
  const say = (line: string) => out(`${printable(line)}\n`);
  written.lives.forEach(say);
  const files = new Map([fileOf(written)]);
  if (values.as === 'journey') files.set(...(await journeyOf(written)));
  for (const [path, text] of files) {
    const isNew = !existsSync(inProject(path));
    say(`${values.dry ? '== ' : ''}${path}${isNew ? '' : ' (changed)'}`);
    if (!values.dry) write(path, text);
    else (isNew ? text : changesOf(inProject(path), text)).split('\n').forEach(say);
  }
  written.untold.forEach(say);
  const { problems } = await runScenario(written.scenario, 'rl');
  problems.forEach(say);
  if (!values.dry) out(whatNext(id));
  return problems.length > 0 ? 1 : 0;
}

function idFor(file: string, { id = idOf(file), force }: { id?: string; force?: boolean }): string {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new Stop(`${id} is no id: --id a-name.`, 2);
  const there = SCENARIOS_IN_NODE.some((scenario) => scenario.id === id) && familyWith(id);
  if (there && (!force || !there.endsWith(`/${id}.scenarios.ts`)))
    throw new Stop(
      `There is a scenario ${id} in ${there}: --id gives another one, --force writes over a file of its own.`,
      2,
    );
  return id;
}

function whatNext(id: string): string {
  return `
The facts are what this code does. What is wrong in them is to be changed by hand to what should be:
the test fails then, until the code does that.

  npx vitest run tests/harness/scenarios/scenarios.test.ts -t '^${id}, '
`;
}

function lifeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Stop(`--life ${text} is no number of a page life.`, 2);
  return Number(text);
}

function idOf(file: string): string {
  return basename(file)
    .replace(/\.jsonl(?:\.gz)?$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Diff between a file and a new text, as from `git diff`, without its header; empty if equal. */
function changesOf(file: string, text: string): string {
  const { stdout, error } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=1', '--', file, '-'],
    { input: text, encoding: 'utf8' },
  );
  if (error) throw error;
  const from = stdout.indexOf('@@');
  return from === -1 ? '' : stdout.slice(from);
}
