import { loadContracts } from '#src/ports/http/http.ts';
import type { Divergence } from './divergence.ts';
import { callsNotChecked, compareAnswers, compareRequests } from './answers.ts';
import { createPlayer } from './player.ts';
import { listenToThrown } from './thrown.ts';
import { type Trace, isStep, startOf } from './trace.ts';
import { withoutViews } from './without-views.ts';

export interface Verification {
  /** Recording build, see `recorderIn`. */
  app: string;
  records: number;
  /** Duration (ms) from the first record to the last. */
  duration: number;
  divergence: Divergence | undefined;
  /** Lines of checkpoints with missing lines before them. */
  gaps: readonly number[];
  /** False if the final state could not be compared. */
  isStateCompared: boolean;
  /** Stores of the trace that are unknown to this build or have another version. */
  notCompared: readonly string[];
  /** Calls with recorded answers or requests that this build cannot compare. */
  notChecked: readonly string[];
  /** False for an old format that does not prove the order of its page lives. */
  areLivesChained: boolean;
}

/**
 * Loads the contracts, replays a whole trace and compares facts, calls, answers, requests and the final
 * state. All tools verify with this function.
 */
export async function verifyTrace(trace: Trace): Promise<Verification> {
  // `notChecked` lists contracts that fail to load.
  await loadContracts().catch(() => undefined);
  return verifyAtHand(trace);
}

/** Verifies with the contracts loaded so far. */
export function verifyAtHand(trace: Trace): Verification {
  return withoutViews(() => verify(trace));
}

function verify(trace: Trace): Verification {
  const player = createPlayer(trace);
  const thrown = listenToThrown();
  let divergence = compareAnswers(trace.records) ?? compareRequests(trace.records);
  while (player.position < trace.records.length && !divergence) {
    const before = player.position;
    divergence = player.step();
    thrown.note(trace.records.slice(before, player.position).find(isStep)?.line ?? 0);
    if (player.position === before) break;
  }
  divergence ??= player.checkEnd();
  player.stop();
  thrown.stop();
  if (divergence && thrown.all.length > 0) divergence = { ...divergence, thrown: thrown.all };
  return {
    app: trace.header.app,
    records: trace.records.length,
    duration: trace.records.at(-1)?.at ?? 0,
    divergence,
    gaps: trace.records.flatMap((record) =>
      record.kind === 'checkpoint' && !record.isWhole ? [record.line] : [],
    ),
    isStateCompared: player.comparesState && !trace.stopped,
    notCompared: player.notCompared,
    notChecked: callsNotChecked(trace.records),
    areLivesChained: trace.isChained || trace.records.filter(startOf).length === 1,
  };
}
