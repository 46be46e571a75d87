import { Worker } from 'node:worker_threads';
import { type FileReplay, unreadable } from './replay-file.ts';

/** How long one trace may take, and how much memory, in megabytes. */
export interface ReplayLimits {
  seconds: number;
  megabytes: number;
}

/** More than the longest trace that the shop keeps takes on a slow machine. */
export const LIMITS: ReplayLimits = { seconds: 120, megabytes: 1500 };

/** Replays files in a thread of its own, which ends when one takes too much; the next file gets a new one. */
export interface GuardedReplay {
  replay(file: string): Promise<FileReplay>;
  close(): Promise<void>;
}

/**
 * @param entry the module that the thread runs: it answers each file's name with a `FileReplay`
 * @example
 * const { replay, close } = guardedReplay(new URL('./replay-thread.mjs', import.meta.url));
 */
export function guardedReplay(entry: URL, { seconds, megabytes } = LIMITS): GuardedReplay {
  let worker: Worker | undefined;
  let waiting: { resolve(replayed: FileReplay): void; reject(error: Error): void } | undefined;

  function started(): Worker {
    const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    return thread
      .on('message', (replayed: FileReplay) => waiting?.resolve(replayed))
      .on('error', (error: Error) => waiting?.reject(error))
      .on('exit', () => waiting?.reject(new Error('ended its thread')));
  }

  async function close(): Promise<void> {
    const last = worker;
    worker = undefined;
    await last?.terminate();
  }

  async function replay(file: string): Promise<FileReplay> {
    const thread = (worker ??= started());
    let clock: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        clock = setTimeout(
          () => reject(new Error(`takes longer than ${seconds} s`)),
          seconds * 1000,
        );
        thread.postMessage(file);
      });
    } catch (error) {
      await close();
      return unreadable(file, `the replay was stopped: it ${reasonOf(error, megabytes)}`);
    } finally {
      waiting = undefined;
      clearTimeout(clock);
    }
  }

  return { replay, close };
}

function reasonOf(error: unknown, megabytes: number): string {
  if (!(error instanceof Error)) return 'failed';
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? `takes more than ${megabytes} MB` : error.message;
}
