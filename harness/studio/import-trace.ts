import '#src/app/whole-model.ts';
import { MAX_BYTES, TOO_LARGE, readTrace, traceTextOf } from '#harness/replay/read-trace.ts';
import { type Trace, TraceError } from '#harness/replay/trace.ts';
import { type Steps, stepsOf } from './playback/steps.ts';

/** A trace that the studio has open. */
export interface OpenTrace {
  name: string;
  trace: Trace;
  steps: Steps;
}

export type Imported = { ok: true; opened: OpenTrace } | { ok: false; message: string };

/**
 * Reads a trace whole, or says in one line what is wrong with it, as the command line does:
 * `name:line: reason`.
 */
export function importTrace(name: string, text: string): Imported {
  try {
    const trace = readTrace(text);
    return { ok: true, opened: { name, trace, steps: stepsOf(trace.records) } };
  } catch (error) {
    if (!(error instanceof TraceError)) throw error;
    return refused(name, error);
  }
}

function refused(name: string, { line, reason }: TraceError): Imported {
  return { ok: false, message: `${name}:${line}: ${reason}` };
}

/** Reads a trace out of a file that a person chose; what cannot be read is told of as by the command line. */
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
