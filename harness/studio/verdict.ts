import { askWorker } from './ask-worker.ts';
import type { OpenTrace } from './import-trace.ts';

/** Result of verifying: the command line's output and the line of divergence. */
export interface Verdict {
  text: string;
  divergedAt: number | undefined;
}

/** Verifies a trace. Rejects with the reason on failure. */
export function verdictOn(opened: OpenTrace): Promise<Verdict> {
  return askWorker<Verdict>('verify', opened);
}
