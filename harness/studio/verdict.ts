import { askWorker } from './ask-worker.ts';
import type { OpenTrace } from './import-trace.ts';

/** What came of verifying a trace: what the command line prints, and the line where it diverged. */
export interface Verdict {
  text: string;
  divergedAt: number | undefined;
}

/** Verifies a trace. Rejects with the reason where that cannot be done. */
export function verdictOn(opened: OpenTrace): Promise<Verdict> {
  return askWorker<Verdict>('verify', opened);
}
