import { readFileSync } from 'node:fs';
import { report } from './report.ts';
import { readTrace } from './read-trace.ts';
import { type Trace, TraceError } from './trace.ts';
import { verifyTrace } from './verify.ts';

const USAGE = 'Usage: npm run replay -- FILE…\nReplays recorded traces and verifies every fact.\n';

type Result = 'verified' | 'verified but for the final state' | 'diverged' | 'unreadable';

/** Where the command writes. */
export interface ReplayOutput {
  out(text: string): void;
  err(text: string): void;
}

/** The command line of the replay; returns its exit code. The model has to be there, whole. */
export function replayCommand(files: readonly string[], to: ReplayOutput): number {
  if (files.length === 0) {
    to.err(USAGE);
    return 2;
  }
  const results = files.map((file) => replay(file, to));
  const count = (result: Result) => results.filter((one) => one === result).length;
  if (files.length > 1) to.out(summary(count));
  if (count('unreadable') > 0) return 2;
  return count('diverged') > 0 ? 1 : 0;
}

function replay(file: string, to: ReplayOutput): Result {
  const trace = read(file, to);
  if (!trace) return 'unreadable';
  const start = performance.now();
  const verification = verifyTrace(trace);
  to.out(report(file, verification, performance.now() - start));
  if (verification.divergence) return 'diverged';
  return verification.isStateCompared ? 'verified' : 'verified but for the final state';
}

function read(file: string, { err }: ReplayOutput): Trace | undefined {
  try {
    return readTrace(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason =
      error instanceof TraceError
        ? `${file}:${error.line}: ${error.reason}`
        : `${file}:1: the file cannot be read (${codeOf(error)})`;
    err(`${reason}\n`);
    return undefined;
  }
}

/** The system's name for an error: `ENOENT`. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown reason';
}

/** What has no final state to compare is verified, and named apart. */
function summary(count: (result: Result) => number): string {
  const inPart = count('verified but for the final state');
  const verified = count('verified') + inPart;
  return [
    ...(inPart > 0 ? [`${inPart} of these but for the final state`] : []),
    `${verified} verified, ${count('diverged')} diverged, ${count('unreadable')} unreadable\n`,
  ].join('\n');
}
