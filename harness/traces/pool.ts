import { statSync } from 'node:fs';
import type { FileReplay } from '#harness/replay/replay-file.ts';

/** Replays one file after the other. */
export interface Replayer {
  replay(file: string): FileReplay | Promise<FileReplay>;
  close?(): Promise<void>;
}

/** A process has to load the whole model first: it pays for so many files. */
const FILES_A_PROCESS = 8;

/**
 * Replays files side by side, the largest first, so that none comes late and alone. Each replayer has a process of
 * its own (`guarded.ts`): a thread that runs out of memory would take the others with it.
 */
export async function replayAll(
  files: readonly string[],
  create: () => Replayer,
  jobs: number,
  onDone: (file: string, replayed: FileReplay) => void,
): Promise<void> {
  const open = files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  await Promise.all(
    Array.from({ length: Math.min(jobs, Math.ceil(open.length / FILES_A_PROCESS)) }, async () => {
      const { replay, close } = create();
      try {
        for (let file = open.shift(); file !== undefined; file = open.shift())
          onDone(file, await replay(file));
      } finally {
        await close?.();
      }
    }),
  );
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
