import { type ChildProcess, fork } from 'node:child_process';
import { type FileReplay, unreadable } from './replay-file.ts';

/** Limits of one trace: duration, and memory in megabytes. */
export interface ReplayLimits {
  seconds: number;
  megabytes: number;
}

/** More than the shop's longest trace needs on a slow machine. */
export const LIMITS: ReplayLimits = { seconds: 120, megabytes: 1500 };

/** Exit code of an aborted process on systems without signals. */
const ABORTED = 134;

/**
 * Replays files in a separate process, which ends when a file exceeds the limits; the next file gets a new
 * one. A thread would not do: Node can end when one of its threads runs out of memory.
 */
export interface GuardedReplay {
  replay(file: string): Promise<FileReplay>;
  close(): Promise<void>;
}

/**
 * @param entry module of the process: it answers each file's name with a `FileReplay`
 * @param args its arguments
 * @example
 * const { replay, close } = guardedReplay(fileURLToPath(new URL('./replay-process.mjs', import.meta.url)));
 */
export function guardedReplay(
  entry: string,
  { seconds, megabytes } = LIMITS,
  args: readonly string[] = [],
): GuardedReplay {
  let child: ChildProcess | undefined;
  let waiting: { resolve(replayed: FileReplay): void; reject(error: Error): void } | undefined;

  function started(): ChildProcess {
    return fork(entry, args, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    })
      .on('message', (replayed: FileReplay) => waiting?.resolve(replayed))
      .on('error', (error) => waiting?.reject(error))
      .on('exit', (code, signal) => waiting?.reject(new Error(reasonOf(code, signal, megabytes))));
  }

  async function close(): Promise<void> {
    const last = child;
    child = undefined;
    if (!last?.pid || last.exitCode !== null || last.signalCode !== null) return;
    const ended = new Promise((resolve) => last.once('exit', resolve));
    last.kill('SIGKILL');
    await ended;
  }

  async function replay(file: string): Promise<FileReplay> {
    const replaying = (child ??= started());
    let clock: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        clock = setTimeout(
          () => reject(new Error(`takes longer than ${seconds} s`)),
          seconds * 1000,
        );
        replaying.send(file);
      });
    } catch (error) {
      await close();
      return unreadable(
        file,
        `the replay was stopped: it ${error instanceof Error ? error.message : 'failed'}`,
      );
    } finally {
      waiting = undefined;
      clearTimeout(clock);
    }
  }

  return { replay, close };
}

/** Reason why the process ended. V8 aborts when it runs out of memory. */
function reasonOf(code: number | null, signal: string | null, megabytes: number): string {
  const isOutOfMemory = signal === 'SIGABRT' || code === ABORTED;
  return isOutOfMemory ? `takes more than ${megabytes} MB` : 'ended its process';
}
