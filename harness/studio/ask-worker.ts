import { trustedScriptUrl } from '#src/ports/browser/scripts/trusted-types.ts';
import type { OpenTrace } from './import-trace.ts';
import { VERIFY_ADDRESS } from './protocol.ts';

/** What a worker does with a trace. */
export type Task = 'verify' | 'measured' | 'history' | 'stops' | 'part' | 'why';

/** As long as the command line gives a trace. */
const MOST_MS = 120_000;

/**
 * Has a worker replay a trace: a realm of its own, which ends when the trace takes too long or more memory than the browser
 * gives it. Rejects with the reason.
 *
 * @param asked what else the task takes
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
