import { statSync } from 'node:fs';
import type { FileReplay } from '#harness/replay/replay-file.ts';

/** Replays one file after another. */
export interface Replayer {
  replay(file: string): FileReplay | Promise<FileReplay>;
  close?(): Promise<void>;
}

/** Minimum number of files for another process, because each one loads the whole model. */
const FILES_A_PROCESS = 8;

/**
 * Replays files in parallel, the largest first, so that none runs late and alone. Each replayer has its own
 * process (`guarded.ts`): a thread without memory would stop the others.
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
