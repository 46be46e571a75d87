import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Details } from '#harness/compare/details.ts';
import { placesOfStack } from '#harness/source/frames.ts';
import { printable } from '#src/kernel/printable.ts';
import { causeOf, domainOfCalls } from './first-cause.ts';
import { MAX_BYTES, TOO_LARGE, readTrace, readTraceSoFar, traceTextOf } from './read-trace.ts';
import { report } from './report.ts';
import { type Trace, TraceError } from './trace.ts';
import { verifyTrace } from './verify.ts';

/** `old`: one that is kept of an earlier format or version, which this build neither reads whole nor verifies. */
export type Result =
  'verified' | 'verified but for the final state' | 'diverged' | 'unreadable' | 'old';

/** What came of replaying one file, and what is to be said about it. */
export interface FileReplay extends Details {
  result: Result;
  /** How many the trace has; 0 where it cannot be read. */
  records: number;
  /** Where it first differs, or cannot be read; 0 where it verifies. */
  line: number;
  /** The first cause, in words that are alike for all traces that it breaks; empty where it verifies. */
  cause: string;
  /** The line of the sources that it likeliest comes from, where that is known. */
  source?: { file: string; line: number; isChanged?: boolean; isThrown?: boolean };
  /** Whose calls differ, where calls do. */
  domain?: string;
  /** The unit whose value cannot be read. */
  unit?: string;
  text: string;
}

/** Replays a file. The model has to be there, whole. Throws nothing, whatever the file holds. */
export async function replayFile(file: string): Promise<FileReplay> {
  try {
    const trace = readFile(file);
    const start = performance.now();
    const verification = await verifyTrace(trace);
    const { divergence, records } = verification;
    const domain = divergence && domainOfCalls(divergence);
    return {
      result: divergence
        ? 'diverged'
        : verification.isStateCompared
          ? 'verified'
          : 'verified but for the final state',
      records,
      line: divergence?.line ?? 0,
      cause: divergence ? causeOf(divergence) : '',
      ...(domain !== undefined && { domain }),
      text: report(file, verification, performance.now() - start),
    };
  } catch (error) {
    return error instanceof TraceError
      ? {
          ...unreadable(file, error.reason, error.line, await howFar(file)),
          ...(error.unit !== undefined && { unit: error.unit }),
        }
      : unreadable(file, whyNot(error));
  }
}

/** The system's reason; or what this build throws where nobody catches it, such as the `map` of a state that is taken up. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error) || 'code' in error)
    return `the file cannot be read (${codeOf(error)})`;
  const place = placesOfStack(error.stack ?? '').find(({ file }) => file.startsWith('src/'));
  const at = place ? ` at ${place.file}:${place.line}` : '';
  return `the replay breaks down: ${error.name}: ${error.message.split('\n', 1)[0]}${at}`;
}

/** What comes of the records before the line that cannot be read. */
async function howFar(file: string): Promise<string> {
  try {
    const trace = readTraceSoFar(textOfFile(file));
    const { records, divergence } = await verifyTrace(trace);
    const before = `; the ${records} records before it`;
    return divergence
      ? `${before} diverge at line ${divergence.line}: ${causeOf(divergence)}`
      : `${before} verify`;
  } catch {
    return ''; // There is nothing before it.
  }
}

/** A file that nothing can be said about but why, and `more` of what is before. */
export function unreadable(file: string, reason: string, line = 1, more = ''): FileReplay {
  return {
    result: 'unreadable',
    records: 0,
    line,
    cause: printable(reason),
    text: `${printable(`${file}:${line}: ${reason}${more}`)}\n`,
  };
}

/**
 * Reads a trace's file, packed (`.gz`) or not.
 *
 * @throws {TraceError} where it is no trace; what `node:fs` throws, where it is no file
 */
export function readFile(file: string): Trace {
  return readTrace(textOfFile(file));
}

/** The text of a trace's file, packed (`.gz`) or not; throws as {@link readFile} does. */
export function textOfFile(file: string): string {
  const found = statSync(file);
  if (found.size > MAX_BYTES) throw new TraceError(1, TOO_LARGE);
  if (!found.isFile() && !found.isDirectory()) throw new TraceError(1, 'this is no file');
  const bytes = readFileSync(file);
  return traceTextOf(file.endsWith('.gz') ? unpacked(bytes) : bytes);
}

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    throw new TraceError(
      1,
      codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : 'the file is not packed as gzip does',
    );
  }
}

/** The system's name for an error: `ENOENT`. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown reason';
}
