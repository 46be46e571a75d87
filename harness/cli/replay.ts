import { readFileSync } from 'node:fs';
import process, { argv, stderr, stdout } from 'node:process';
import '#src/app/whole-model.ts';
import { report } from '#harness/replay/report.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type Trace, TraceError } from '#harness/replay/trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';

const USAGE = 'Usage: npm run replay -- FILE…\nReplays recorded traces and verifies every fact.\n';

type Result = 'verified' | 'verified but for the final state' | 'diverged' | 'unreadable';

function read(file: string): Trace | undefined {
  try {
    return readTrace(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason =
      error instanceof TraceError
        ? `${file}:${error.line}: ${error.reason}`
        : `${file}:1: the file cannot be read (${codeOf(error)})`;
    stderr.write(`${reason}\n`);
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown reason';
}

function replay(file: string): Result {
  const trace = read(file);
  if (!trace) return 'unreadable';
  const start = performance.now();
  const verification = verifyTrace(trace);
  stdout.write(report(file, verification, performance.now() - start));
  if (verification.divergence) return 'diverged';
  return verification.isStateCompared ? 'verified' : 'verified but for the final state';
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

function main(files: readonly string[]): number {
  if (files.length === 0) {
    stderr.write(USAGE);
    return 2;
  }
  const results = files.map(replay);
  const count = (result: Result) => results.filter((one) => one === result).length;
  if (files.length > 1) stdout.write(summary(count));
  if (count('unreadable') > 0) return 2;
  return count('diverged') > 0 ? 1 : 0;
}

// Whoever reads may stop early, as `head` does; what is unread does not change the outcome.
stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});
process.exitCode = main(argv.slice(2));
