import '#src/app/whole-model.ts';
import { MAX_BYTES, TOO_LARGE, readTraceSoFar, traceTextOf } from '#harness/replay/read-trace.ts';
import { type Trace, TraceError } from '#harness/replay/trace.ts';
import type { Reported } from './library/cases.ts';
import { type Steps, stepsOf } from './playback/steps.ts';

export interface OpenTrace {
  name: string;
  trace: Trace;
  steps: Steps;
  /** Text from which the trace was read. */
  text: string;
  /** Reason why the trace ends early: truncated, or recorded by another build from some line on. */
  cut?: string;
  /** Shopper's report that the trace belongs to. */
  reported?: Reported;
}

export type Imported = { ok: true; opened: OpenTrace } | { ok: false; message: string };

/** Reads a trace as far as possible. Errors have the command line's format: `name:line: reason`. */
export function importTrace(name: string, text: string, reported?: Reported): Imported {
  try {
    const trace = readTraceSoFar(text);
    const { stopped } = trace;
    const opened: OpenTrace = { name, trace, steps: stepsOf(trace.records), text };
    if (stopped) opened.cut = problemText(name, stopped);
    if (reported) opened.reported = reported;
    return { ok: true, opened };
  } catch (error) {
    if (!(error instanceof TraceError)) throw error;
    return refused(name, error);
  }
}

function refused(name: string, error: TraceError): Imported {
  return { ok: false, message: problemText(name, error) };
}

function problemText(name: string, { line, reason }: TraceError): string {
  return `${name}:${line}: ${reason}`;
}

/** Reads a trace from a chosen file; errors are the same as on the command line. */
export async function importFile(file: File): Promise<Imported> {
  try {
    if (file.size > MAX_BYTES) throw new TraceError(1, TOO_LARGE);
    return importTrace(file.name, traceTextOf(new Uint8Array(await file.arrayBuffer())));
  } catch (error) {
    if (error instanceof TraceError) return refused(file.name, error);
    const reason = error instanceof Error ? error.name : 'unknown reason';
    return { ok: false, message: `${file.name}:1: the file cannot be read (${reason})` };
  }
}
