import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readArgumentsAndPaths } from '#harness/cli/support/arguments.mjs';
import { inProject } from '#harness/cli/support/project.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { traceIn } from '#harness/cli/support/trace-in.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { caseFile } from '#harness/traces/case-file.ts';
import { printable } from '#src/kernel/printable.ts';
import { changesOf } from './changes-of.ts';
import { filesOf, journeyOf, testFile } from './files-of.ts';
import { writeScenario } from './write-scenario.ts';

const USAGE = `Usage: npm run trace-to-scenario -- FILE [--id ID] [--life N] [--as journey]
           [--force] [--dry]
Writes a scenario from one page life of a trace, its story and its test. What failed
fails in it again, by rules of the simulated backend. FILE is a trace, or the number of a case in .cache/reports.

  --id ID         the scenario's, with hyphens; by default of the file's name
  --life N        the page life, counted from 1; by default the last in which a call failed, or else the last
                  in which the shopper did anything beside consent and the report
  --as journey    a journey in a browser as well, by roles and names
  --force         in the place of a scenario of that id which is there
  --dry           prints what would be written, of a file that is there what would change, and writes nothing

Exit code: 0 written and it passes, 1 written and it does not pass, 2 the trace cannot be read, or
it was called wrongly.
`;
const OPTIONS = {
  id: { type: 'string' },
  life: { type: 'string' },
  as: { type: 'string' },
  force: { type: 'boolean' },
  dry: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Where the command writes. */
export interface ToScenarioOutput {
  out(text: string): void;
  /** A file of the project, by its path from the root. */
  write(path: string, text: string): void;
}

/**
 * The command line of `npm run trace-to-scenario`; returns its exit code.
 *
 * @throws {Stop} where it was called wrongly or the trace cannot be read
 */
export async function toScenarioCommand(
  args: string[],
  { out, write }: ToScenarioOutput,
): Promise<number> {
  const { values, paths } = readArgumentsAndPaths(args, OPTIONS, USAGE);
  if (values.help) {
    out(USAGE);
    return 0;
  }
  const [given, ...others] = paths;
  const isWrong = values.as !== undefined && values.as !== 'journey';
  if (given === undefined || others.length > 0 || isWrong) throw new Stop(USAGE, 2);
  const file = caseFile(given);
  const id = idFor(file, values);
  const { trace } = traceIn(file);
  const written = await writeScenario(trace, id, lifeOf(values.life)).catch((error: unknown) => {
    throw error instanceof RangeError ? new Stop(`${error.message}.`, 2) : error;
  });
  const say = (line: string) => out(`${printable(line)}\n`);
  written.lives.forEach(say);
  const files = await filesOf(written);
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
  if (!force && SCENARIOS.some((scenario) => scenario.id === id))
    throw new Stop(
      `There is a scenario ${id} already: --id gives another one, --force writes over it.`,
      2,
    );
  return id;
}

function whatNext(id: string): string {
  return `
The facts are what this code does. What is wrong in them is to be changed by hand to what should be:
the test fails then, until the code does that.

  npx vitest run ${testFile(id)}
  npm run scenarios    lists it, for the showroom and for browsers, if it stays
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
