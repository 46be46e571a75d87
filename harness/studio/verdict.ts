import { trustedScriptUrl } from '#src/ports/browser/scripts/trusted-types.ts';
import type { OpenTrace } from './import-trace.ts';
import { VERIFY_ADDRESS } from './protocol.ts';

/** What came of verifying a trace: what the command line prints, and the line where it diverged. */
export interface Verdict {
  text: string;
  divergedAt: number | undefined;
}

/** As long as the command line gives a trace. */
const MOST_MS = 120_000;

/**
 * Verifies a trace in a worker: a realm of its own, which ends when the trace takes too long or more
 * memory than the browser gives it. Rejects with the reason.
 */
export async function verdictOn({ name, trace }: OpenTrace): Promise<Verdict> {
  const worker = new Worker(trustedScriptUrl(VERIFY_ADDRESS), { type: 'module' });
  let clock: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Verdict>((resolve, reject) => {
      const stop = (reason: string) => reject(new Error(`the replay was stopped: ${reason}`));
      clock = setTimeout(() => stop(`it takes longer than ${MOST_MS / 1000} s`), MOST_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<Verdict>) => resolve(data));
      worker.addEventListener('error', ({ message }) => stop(message || 'it broke down'));
      worker.postMessage({ name, trace });
    });
  } finally {
    clearTimeout(clock);
    worker.terminate();
  }
}
