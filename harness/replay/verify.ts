import { loadContracts } from '#src/ports/http/http.ts';
import type { Divergence } from './divergence.ts';
import { callsNotChecked, compareAnswers, compareRequests } from './answers.ts';
import { createPlayer } from './player.ts';
import { listenToThrown } from './thrown.ts';
import { type Trace, isStep, startOf } from './trace.ts';
import { withoutViews } from './without-views.ts';

/** What came of verifying a trace. */
export interface Verification {
  /** The build that recorded it, see `recorderIn`. */
  app: string;
  records: number;
  /** Time from the first record to the last, in milliseconds. */
  duration: number;
  divergence: Divergence | undefined;
  /** Lines of checkpoints before which lines of their page life are missing. */
  gaps: readonly number[];
  /** False where facts and calls were compared, and the final state could not be. */
  isStateCompared: boolean;
  /** Stores of the trace that this build does not know, or has in another version. */
  notCompared: readonly string[];
  /** Calls of which the trace holds answers or requests that this build cannot read again. */
  notChecked: readonly string[];
  /** False where an old format does not tell whether its page lives are those of one session, in their order. */
  areLivesChained: boolean;
}

/**
 * Loads what reads answers, replays a whole trace and compares facts, calls, answers, requests and the final state with the
 * recording. Every tool verifies by it.
 */
export async function verifyTrace(trace: Trace): Promise<Verification> {
  // `notChecked` names contracts that fail to load.
  await loadContracts().catch(() => undefined);
  return verifyAtHand(trace);
}

/** Verifies with the contracts that are at hand: for whoever has loaded them, or verifies traces without answers. */
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
