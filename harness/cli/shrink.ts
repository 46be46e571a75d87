import '#src/app/whole-model.ts';
import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { describeRecord } from '#harness/replay/report.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { readGoal } from '#harness/shrink/goal.ts';
import { shrink } from '#harness/shrink/shrink.ts';
import { caseFile } from '#harness/traces/case-file.ts';
import { printable } from '#src/kernel/printable.ts';
import { runCommandLine } from './support/command.mjs';
import { withProgress } from './support/progress.mjs';
import { Stop } from './support/stop.mjs';
import { traceIn } from './support/trace-in.ts';
import { TRACE } from './commands.mjs';

const WIDTH = 160;

await runCommandLine(TRACE.shrink, async ({ values, paths: [given = ''] }) => {
  const file = caseFile(given);
  const goal = readGoal(values.until ?? 'diverged');
  if (typeof goal === 'string') throw new Stop(printable(goal), 2);
  const start = performance.now();
  const shrunk = await withProgress('Shrinking', () => shrink(traceIn(file).text, goal));
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
