import type { FileReplay, Result } from './replay-file.ts';

const USAGE = 'Usage: npm run replay -- FILE…\nReplays recorded traces and verifies every fact.\n';

/** Where the command writes. */
export interface ReplayOutput {
  out(text: string): void;
  err(text: string): void;
}

/** The command line of the replay, over what replays one file; returns its exit code. */
export async function replayCommand(
  files: readonly string[],
  to: ReplayOutput,
  replay: (file: string) => FileReplay | Promise<FileReplay>,
): Promise<number> {
  if (files.length === 0) {
    to.err(USAGE);
    return 2;
  }
  const results: Result[] = [];
  for (const file of files) {
    const { result, text } = await replay(file);
    results.push(result);
    if (result === 'unreadable') to.err(text);
    else to.out(text);
  }
  const count = (result: Result) => results.filter((one) => one === result).length;
  if (files.length > 1) to.out(summary(count));
  if (count('unreadable') > 0) return 2;
  return count('diverged') > 0 ? 1 : 0;
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
