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

/** `old`: a stored trace of an earlier format or version that this build cannot fully read or verify. */
export type Result =
  'verified' | 'verified but for the final state' | 'diverged' | 'unreadable' | 'old';

export interface FileReplay extends Details {
  result: Result;
  /** Number of records; 0 if unreadable. */
  records: number;
  /** Line of the first difference or problem; 0 if it verifies. */
  line: number;
  /** First cause, worded equally for all affected traces; empty if it verifies. */
  cause: string;
  /** Likeliest source line, if known. */
  source?: { file: string; line: number; isChanged?: boolean; isThrown?: boolean };
  /** Domain of the differing calls. */
  domain?: string;
  /** Unit with an unreadable value. */
  unit?: string;
  text: string;
}

/** Replays a file. The whole model must be loaded. Never throws, for any content. */
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

/** Reason of a system error, or of an uncaught error of this build, such as in a state's `map`. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error) || 'code' in error)
    return `the file cannot be read (${codeOf(error)})`;
  const place = placesOfStack(error.stack ?? '').find(({ file }) => file.startsWith('src/'));
  const at = place ? ` at ${place.file}:${place.line}` : '';
  return `the replay breaks down: ${error.name}: ${error.message.split('\n', 1)[0]}${at}`;
}

/** Result of the records before the unreadable line. */
async function howFar(file: string): Promise<string> {
  try {
    const trace = readTraceSoFar(textOfFile(file));
    const { records, divergence } = await verifyTrace(trace);
    const before = `; the ${records} records before it`;
    return divergence
      ? `${before} diverge at line ${divergence.line}: ${causeOf(divergence)}`
      : `${before} verify`;
  } catch {
    return ''; // No records before it.
  }
}

/** Result for an unreadable file; `more` describes the records before. */
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
 * Reads a trace file, compressed (`.gz`) or not.
 *
 * @throws {TraceError} if it is not a trace; errors of `node:fs` for missing files
 */
export function readFile(file: string): Trace {
  return readTrace(textOfFile(file));
}

/** Text of a trace file, compressed (`.gz`) or not; throws like {@link readFile}. */
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

/** System error code, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown reason';
}
