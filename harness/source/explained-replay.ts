import { type FileReplay, readFile, replayFile } from '#harness/replay/replay-file.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { printable } from '#src/kernel/printable.ts';
import { explain } from './explain.ts';

/** Replays a file; where it diverges, with the lines of the sources that it comes from. */
export async function explainedReplay(file: string): Promise<FileReplay> {
  const replayed = replayFile(file);
  if (replayed.result !== 'diverged') return replayed;
  const trace = readFile(file);
  const { divergence } = verifyTrace(trace);
  if (!divergence) return replayed;
  const { place, lines } = await explain(trace, divergence);
  return {
    ...replayed,
    ...(place && { source: place }),
    text: `${replayed.text}${lines.map((line) => `${printable(line)}\n`).join('')}`,
  };
}
