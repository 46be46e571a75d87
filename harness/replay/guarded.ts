import { type ChildProcess, fork } from 'node:child_process';
import { type FileReplay, unreadable } from './replay-file.ts';

/** How long one trace may take, and how much memory, in megabytes. */
export interface ReplayLimits {
  seconds: number;
  megabytes: number;
}

/** More than the longest trace that the shop keeps takes on a slow machine. */
export const LIMITS: ReplayLimits = { seconds: 120, megabytes: 1500 };

/** The code with which an aborted process ends where there are no signals. */
const ABORTED = 134;

/**
 * Replays files in a process of its own, which ends when one takes too much; the next file gets a new one.
 * It is no thread: Node itself may end where one of its threads is out of memory.
 */
export interface GuardedReplay {
  replay(file: string): Promise<FileReplay>;
  close(): Promise<void>;
}

/**
 * @param entry the module that the process runs: it answers each file's name with a `FileReplay`
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

/** Why the process ended by itself. V8 aborts where it is out of memory. */
function reasonOf(code: number | null, signal: string | null, megabytes: number): string {
  const isOutOfMemory = signal === 'SIGABRT' || code === ABORTED;
  return isOutOfMemory ? `takes more than ${megabytes} MB` : 'ended its process';
}
