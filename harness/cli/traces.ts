import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { stderr, stdout } from 'node:process';
import { ReportError, checkTrace } from '#harness/collector/check-report.ts';
import { OtlpError, sendSessions } from '#harness/otlp/send.ts';
import { type Session, sessionOf } from '#harness/otlp/session.ts';
import { textOfFile } from '#harness/replay/replay-file.ts';
import { TraceError } from '#harness/replay/trace.ts';
import { findTraces } from '#harness/traces/find-traces.ts';
import { headOf } from '#harness/traces/report-head.ts';
import { printable } from '#src/kernel/printable.ts';
import { runCommandLine } from './support/command.mjs';
import { inProject } from './support/project.mjs';
import { Stop } from './support/stop.mjs';
import TRACES from './usage/traces.mjs';

function sessionIn(file: string): Session {
  const head = headOf(file);
  const name = head?.caseId ?? basename(file).replace(/\.jsonl(?:\.gz)?$/, '');
  return sessionOf(name, checkTrace(textOfFile(file)), { head, otherwise: statSync(file).mtimeMs });
}

await runCommandLine(TRACES, async ({ values, paths }) => {
  if (values.otlp === undefined || !/^https?:/.test(values.otlp) || !URL.canParse(values.otlp))
    throw new Stop(TRACES.usage, 2);
  const { files, empty } = findTraces(paths.length > 0 ? paths : [inProject('.cache', 'reports')]);
  for (const path of empty) stderr.write(`${printable(path)}: there is no trace\n`);
  let unreadable = 0;
  const sessions = files.flatMap((file) => {
    try {
      return [sessionIn(file)];
    } catch (error) {
      if (!(error instanceof ReportError || error instanceof TraceError)) throw error;
      unreadable += 1;
      stderr.write(`${printable(file)}: ${error.message}\n`);
      return [];
    }
  });
  try {
    const sent = await sendSessions(sessions, new URL(values.otlp));
    stdout.write(
      `${sent.sessions} sessions sent, ${unreadable} unreadable, ${sent.rejected} records rejected\n`,
    );
    return unreadable + sent.rejected > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof OtlpError) throw new Stop(printable(error.message), 2);
    throw error;
  }
});
