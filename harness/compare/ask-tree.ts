import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '#harness/replay/guarded.ts';
import type { Asked, TreeReplay } from './tree-replay.ts';

const ENTRY = fileURLToPath(new URL('./tree-process.mjs', import.meta.url));

/** Of a build that is loaded from its sources first. */
const MOST_MS = LIMITS.seconds * 1000;

/** The build in a tree, in a process of its own with the limits of every replay. */
export interface OpenTree {
  /** Replays a file with it; one at a time. Never rejects. */
  ask(file: string, asked: Asked): Promise<TreeReplay>;
  close(): void;
}

/**
 * Opens the build in `tree`; where its process ends, the next file gets a new one.
 *
 * @param isPlaced notes where in its sources units and connections are made, so that it can explain
 */
export function openTree(tree: string, isPlaced = false): OpenTree {
  let child: ChildProcess | undefined;
  let end: (replayed: TreeReplay) => void = () => undefined;
  const fail = (reason: string) => end({ outcome: 'broken', reason });

  function started(): ChildProcess {
    return fork(ENTRY, isPlaced ? ['--places'] : [], {
      cwd: tree,
      execArgv: [`--max-old-space-size=${LIMITS.megabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
      .on('message', (replayed: TreeReplay) => end(replayed))
      .on('error', ({ message }) => fail(message))
      .on('exit', () => fail('it ended its process'));
  }

  function close(): void {
    child?.removeAllListeners().kill('SIGKILL');
    child = undefined;
  }

  async function ask(file: string, asked: Asked): Promise<TreeReplay> {
    const asking = (child ??= started());
    let clock: ReturnType<typeof setTimeout> | undefined;
    const replayed = await new Promise<TreeReplay>((resolve) => {
      end = resolve;
      clock = setTimeout(() => fail(`it takes longer than ${MOST_MS / 1000} s`), MOST_MS);
      asking.send({ tree, file, asked });
    });
    clearTimeout(clock);
    if (replayed.outcome === 'broken') close();
    return replayed;
  }

  return { ask, close };
}

/** Replays one file with the build in `tree`. Never rejects. */
export async function askTree(tree: string, file: string, asked: Asked): Promise<TreeReplay> {
  const { ask, close } = openTree(tree);
  const replayed = await ask(file, asked);
  close();
  return replayed;
}
