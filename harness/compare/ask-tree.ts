import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '#harness/replay/guarded.ts';
import type { TreeReplay } from './tree-replay.ts';

const ENTRY = fileURLToPath(new URL('./tree-process.mjs', import.meta.url));

/** Of a build that is loaded from its sources first. */
const MOST_MS = LIMITS.seconds * 1000;

/** What is asked for besides the outcome. */
interface Asked {
  /** Facts, calls and stores of each step as well. */
  isWhole: boolean;
}

/** Replays a file with the build in `tree`, in a process of its own with the limits of every replay. Never rejects. */
export function askTree(tree: string, file: string, { isWhole }: Asked): Promise<TreeReplay> {
  return new Promise((resolve) => {
    const child = fork(ENTRY, {
      cwd: tree,
      execArgv: [`--max-old-space-size=${LIMITS.megabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const end = (replayed: TreeReplay) => {
      clearTimeout(clock);
      resolve(replayed);
      child.kill('SIGKILL');
    };
    const fail = (reason: string) => end({ outcome: 'broken', reason });
    const clock = setTimeout(() => fail(`it takes longer than ${MOST_MS / 1000} s`), MOST_MS);
    child.on('message', (replayed: TreeReplay) => end(replayed));
    child.on('error', ({ message }) => fail(message));
    child.on('exit', () => fail('it ended its process'));
    child.send({ tree, file, isWhole });
  });
}
