import '#src/app/whole-model.ts';
import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { diffText } from '#harness/diff/diff-text.ts';
import { caseFile } from '#harness/traces/case-file.ts';
import { diffTraces } from '#harness/diff/diff-traces.ts';
import { runCommandLine } from './support/command.mjs';
import { traceIn } from './support/trace-in.ts';
import { TRACE } from './commands.mjs';

await runCommandLine(TRACE.diff, async ({ values, paths: [before = '', after = ''] }) => {
  const diff = diffTraces(traceIn(caseFile(before)).trace, traceIn(caseFile(after)).trace);
  const json = `${JSON.stringify(diff, null, 1)}\n`;
  if (values.json !== undefined && values.json !== '-') writeFileSync(values.json, json);
  stdout.write(values.json === '-' ? json : diffText(diff));
  return diff.differences.length > 0 ? 1 : 0;
});
