import '#src/app/whole-model.ts';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { argv, stdout } from 'node:process';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { filesOf, journeyOf } from '#harness/to-scenario/files-of.ts';
import { writeScenario } from '#harness/to-scenario/write-scenario.ts';
import { printable } from '#src/kernel/printable.ts';
import { readArgumentsAndPaths } from './support/arguments.mjs';
import { inProject } from './support/project.mjs';
import { Stop, runMain } from './support/stop.mjs';
import { traceIn } from './support/trace-in.ts';

const USAGE = `Usage: npm run trace-to-scenario -- FILE [--id ID] [--life N] [--as journey] [--dry]
Writes a scenario from one page life of a trace, its line in the list, its story and its test. What failed
fails in it again, by rules of the simulated backend.

  --id ID         the scenario's, with hyphens; by default of the file's name
  --life N        the page life, counted from 1; by default the last in which a call failed, or else the first
  --as journey    a journey in a browser as well, by roles and names
  --dry           prints what would be written, and writes nothing

Exit code: 0 written and it passes, 1 written and it does not pass, 2 the trace cannot be read, or
it was called wrongly.
`;
const OPTIONS = {
  id: { type: 'string' },
  life: { type: 'string' },
  as: { type: 'string' },
  dry: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

await runMain(async () => {
  const { values, paths } = readArgumentsAndPaths(argv.slice(2), OPTIONS, USAGE);
  if (values.help) return void stdout.write(USAGE);
  const [file, ...others] = paths;
  const isWrong = values.as !== undefined && values.as !== 'journey';
  if (file === undefined || others.length > 0 || isWrong) throw new Stop(USAGE, 2);
  const id = values.id ?? idOf(file);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new Stop(`${id} is no id: --id a-name.`, 2);
  if (SCENARIOS.some((scenario) => scenario.id === id))
    throw new Stop(`There is a scenario ${id} already: --id gives it another one.`, 2);
  const { trace } = traceIn(file);
  const written = await writeScenario(trace, id, lifeOf(values.life)).catch((error: unknown) => {
    throw error instanceof RangeError ? new Stop(`${error.message}.`, 2) : error;
  });
  const files = await filesOf(written);
  if (values.as === 'journey') files.set(...(await journeyOf(written)));
  for (const [path, text] of files) {
    if (values.dry) stdout.write(`== ${path}\n${text.split('\n').map(printable).join('\n')}\n`);
    else write(path, text);
  }
  for (const one of written.untold) stdout.write(`${printable(one)}\n`);
  const { problems } = await runScenario(written.scenario, 'rl');
  for (const problem of problems) stdout.write(`${printable(problem)}\n`);
  return problems.length > 0 ? 1 : 0;
});

function write(path: string, text: string): void {
  const isNew = !existsSync(inProject(path));
  mkdirSync(dirname(inProject(path)), { recursive: true });
  writeFileSync(inProject(path), text);
  stdout.write(`${path}${isNew ? '' : ' (changed)'}\n`);
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
