import '#src/app/whole-model.ts';
import { writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { diffText } from '#harness/diff/diff-text.ts';
import { diffTraces } from '#harness/diff/diff-traces.ts';
import { readArgumentsAndPaths } from './support/arguments.mjs';
import { Stop, runMain } from './support/stop.mjs';
import { traceIn } from './support/trace-in.ts';

const USAGE = `Usage: npm run diff -- A B [--json FILE]
Aligns two traces by their causes, and tells what only one has and what differs in both.

  --json FILE    writes it as JSON; - is the standard output

Exit code: 0 they are alike, 1 they differ, 2 one cannot be read, or it was called wrongly.
`;
const OPTIONS = { json: { type: 'string' }, help: { type: 'boolean' } } as const;

await runMain(async () => {
  const { values, paths } = readArgumentsAndPaths(argv.slice(2), OPTIONS, USAGE);
  if (values.help) return void stdout.write(USAGE);
  const [before, after, ...others] = paths;
  if (before === undefined || after === undefined || others.length > 0) throw new Stop(USAGE, 2);
  const diff = diffTraces(traceIn(before).trace, traceIn(after).trace);
  const json = `${JSON.stringify(diff, null, 1)}\n`;
  if (values.json !== undefined && values.json !== '-') writeFileSync(values.json, json);
  stdout.write(values.json === '-' ? json : diffText(diff));
  return diff.differences.length > 0 ? 1 : 0;
});
