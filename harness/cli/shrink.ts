import '#src/app/whole-model.ts';
import { writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { describeRecord } from '#harness/replay/report.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { readGoal } from '#harness/shrink/goal.ts';
import { shrink } from '#harness/shrink/shrink.ts';
import { caseFile } from '#harness/traces/case-file.ts';
import { printable } from '#src/kernel/printable.ts';
import { readArgumentsAndPaths } from './support/arguments.mjs';
import { Stop, runMain } from './support/stop.mjs';
import { traceIn } from './support/trace-in.ts';

const USAGE = `Usage: npm run shrink -- FILE [--until GOAL] [--out FILE]
Leaves out of a session all that is not needed to show something, and writes the rest as a trace.
FILE is a trace, or the number of a case in .cache/reports.

  --until diverged                by default: that the trace diverges as it does now
  --until 'fact:cart/itemAdded'   that a fact follows; behind it parts of its payload as JSON, or as
                                  below a place of it
  --until 'state:cart/x.place<0'  that a place in a named store holds something (! before it: nothing),
                                  or is =, !=, <, >, <=, >= a JSON value; a list has a length: cart/bagPage.details.lines[0].quantity=3
  --out FILE                      by default beside the trace, as NAME.shrunk.jsonl

Exit code: 0 written, 1 the session does not show it, 2 it cannot be read, or was called wrongly.
`;
const OPTIONS = {
  until: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const;
const WIDTH = 160;

await runMain(async () => {
  const { values, paths } = readArgumentsAndPaths(argv.slice(2), OPTIONS, USAGE);
  if (values.help) return void stdout.write(USAGE);
  const [given, ...others] = paths;
  if (given === undefined || others.length > 0) throw new Stop(USAGE, 2);
  const file = caseFile(given);
  const goal = readGoal(values.until ?? 'diverged');
  if (typeof goal === 'string') throw new Stop(printable(goal), 2);
  const start = performance.now();
  const shrunk = shrink(traceIn(file).text, goal);
  if (typeof shrunk === 'string') throw new Stop(`${printable(file)}: ${printable(shrunk)}`, 1);
  const out = values.out ?? `${file.replace(/\.jsonl(?:\.gz)?$/, '')}.shrunk.jsonl`;
  writeFileSync(out, shrunk.text);
  const [before, after] = shrunk.records;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const lines = readTrace(shrunk.text).records.map((record) => {
    const line = printable(describeRecord(record));
    return `  ${line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line}`;
  });
  stdout.write(
    `${printable(out)}: ${after} of ${before} records, ${shrunk.causes} inputs and answers (${shrunk.tries} tries, ${seconds} s)\n${lines.join('\n')}\n`,
  );
  if (shrunk.store !== undefined)
    stdout.write(
      `  The last of these sets ${shrunk.store} as the session does. What it should hold is in no part of a trace: replay it with another build (--against).\n`,
    );
  return 0;
});
