import { readFileSync, statSync } from 'node:fs';
import { printable } from '#src/kernel/printable.ts';
import { MAX_BYTES, TOO_LARGE, readTrace, traceTextOf } from './read-trace.ts';
import { report } from './report.ts';
import { type Trace, TraceError } from './trace.ts';
import { verifyTrace } from './verify.ts';

export type Result = 'verified' | 'verified but for the final state' | 'diverged' | 'unreadable';

/** What came of replaying one file, and what is to be said about it. */
export interface FileReplay {
  result: Result;
  text: string;
}

/** Replays a file. The model has to be there, whole. Throws nothing, whatever the file holds. */
export function replayFile(file: string): FileReplay {
  try {
    const trace = readFile(file);
    const start = performance.now();
    const verification = verifyTrace(trace);
    return {
      result: verification.divergence
        ? 'diverged'
        : verification.isStateCompared
          ? 'verified'
          : 'verified but for the final state',
      text: report(file, verification, performance.now() - start),
    };
  } catch (error) {
    return error instanceof TraceError
      ? unreadable(file, error.reason, error.line)
      : unreadable(file, `the file cannot be read (${codeOf(error)})`);
  }
}

/** A file that nothing can be said about but why. */
export function unreadable(file: string, reason: string, line = 1): FileReplay {
  return { result: 'unreadable', text: `${printable(`${file}:${line}: ${reason}`)}\n` };
}

function readFile(file: string): Trace {
  const found = statSync(file);
  if (found.size > MAX_BYTES) throw new TraceError(1, TOO_LARGE);
  if (!found.isFile() && !found.isDirectory()) throw new TraceError(1, 'this is no file');
  return readTrace(traceTextOf(readFileSync(file)));
}

/** The system's name for an error: `ENOENT`. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown reason';
}
