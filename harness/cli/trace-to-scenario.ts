import '#src/app/whole-model.ts';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { argv, stdout } from 'node:process';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { changesOf } from '#harness/to-scenario/changes-of.ts';
import { filesOf, journeyOf, testFile } from '#harness/to-scenario/files-of.ts';
import { writeScenario } from '#harness/to-scenario/write-scenario.ts';
import { printable } from '#src/kernel/printable.ts';
import { readArgumentsAndPaths } from './support/arguments.mjs';
import { inProject } from './support/project.mjs';
import { Stop, runMain } from './support/stop.mjs';
import { traceIn } from './support/trace-in.ts';

const USAGE = `Usage: npm run trace-to-scenario -- FILE [--id ID] [--life N] [--as journey]
           [--force] [--dry]
Writes a scenario from one page life of a trace, its line in the list, its story and its test. What failed
fails in it again, by rules of the simulated backend.

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

await runMain(async () => {
  const { values, paths } = readArgumentsAndPaths(argv.slice(2), OPTIONS, USAGE);
  if (values.help) return void stdout.write(USAGE);
  const [file, ...others] = paths;
  const isWrong = values.as !== undefined && values.as !== 'journey';
  if (file === undefined || others.length > 0 || isWrong) throw new Stop(USAGE, 2);
  const id = values.id ?? idOf(file);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new Stop(`${id} is no id: --id a-name.`, 2);
  if (!values.force && SCENARIOS.some((scenario) => scenario.id === id))
    throw new Stop(
      `There is a scenario ${id} already: --id gives another one, --force writes over it.`,
      2,
    );
  const { trace } = traceIn(file);
  const written = await writeScenario(trace, id, lifeOf(values.life)).catch((error: unknown) => {
    throw error instanceof RangeError ? new Stop(`${error.message}.`, 2) : error;
  });
  for (const life of written.lives) stdout.write(`${printable(life)}\n`);
  const files = await filesOf(written);
  if (values.as === 'journey') files.set(...(await journeyOf(written)));
  for (const [path, text] of files) {
    if (values.dry) show(path, text);
    else write(path, text);
  }
  for (const one of written.untold) stdout.write(`${printable(one)}\n`);
  const { problems } = await runScenario(written.scenario, 'rl');
  for (const problem of problems) stdout.write(`${printable(problem)}\n`);
  if (!values.dry) stdout.write(whatNext(id));
  return problems.length > 0 ? 1 : 0;
});

function whatNext(id: string): string {
  return `
The facts are what this code does. What is wrong in them is to be changed by hand to what should be:
the test fails then, until the code does that.

  npx vitest run ${testFile(id)}
  npm run stories:places    where it goes, for the showroom
`;
}

/** What a file would be: all of a new one, of one that is there what would change. */
function show(path: string, text: string): void {
  const isNew = !existsSync(inProject(path));
  const shown = isNew ? text : changesOf(inProject(path), text);
  stdout.write(
    `== ${path}${isNew ? '' : ' (changed)'}\n${shown.split('\n').map(printable).join('\n')}\n`,
  );
}

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
