import type { Divergence } from './divergence.ts';
import { createPlayer } from './player.ts';
import type { Trace } from './trace.ts';

/** What came of verifying a trace. */
export interface Verification {
  records: number;
  /** Time from the first record to the last, in milliseconds. */
  duration: number;
  divergence: Divergence | undefined;
  /** False where facts and calls were compared, and the final state could not be. */
  isStateCompared: boolean;
}

/** Replays a whole trace and compares facts, calls and the final state with the recording. */
export function verifyTrace(trace: Trace): Verification {
  const player = createPlayer(trace);
  let divergence: Divergence | undefined;
  while (player.position < trace.records.length && !divergence) {
    const before = player.position;
    divergence = player.step();
    if (player.position === before) break;
  }
  divergence ??= player.checkEnd();
  player.stop();
  return {
    records: trace.records.length,
    duration: trace.records.at(-1)?.at ?? 0,
    divergence,
    isStateCompared: player.comparesState,
  };
}
