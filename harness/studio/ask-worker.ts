import { trustedScriptUrl } from '#src/ports/browser/scripts/trusted-types.ts';
import type { OpenTrace } from './import-trace.ts';
import { VERIFY_ADDRESS } from './protocol.ts';

export type Task = 'verify' | 'measured' | 'history' | 'stops' | 'part' | 'why';

/** Timeout, the same as on the command line. */
const MOST_MS = 120_000;

/**
 * Replays a trace in a worker, a separate realm. The worker ends at the timeout or when it exceeds its memory.
 * Rejects with the reason.
 *
 * @param asked further arguments of the task
 */
export async function askWorker<Answer>(
  task: Task,
  { name, trace }: OpenTrace,
  asked?: unknown,
): Promise<Answer> {
  const worker = new Worker(trustedScriptUrl(VERIFY_ADDRESS), { type: 'module' });
  let clock: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const stop = (reason: string) => reject(new Error(`the replay was stopped: ${reason}`));
      clock = setTimeout(() => stop(`it takes longer than ${MOST_MS / 1000} s`), MOST_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', ({ message }) => stop(message || 'it broke down'));
      worker.postMessage({ task, name, trace, asked });
    });
  } finally {
    clearTimeout(clock);
    worker.terminate();
  }
}
