import { reduce } from '#harness/shrink/reduce.ts';
import { verifiedSession } from './run.ts';
import type { Decision, SessionOptions, SimulatedSession } from '../session.ts';

/** Maximum number of tries. */
const MOST_TRIES = 300;

/**
 * Removes the steps that a finding does not need, then the length of pauses. Keeps the seed and with it all random
 * results.
 */
export async function shrink(
  session: SimulatedSession,
  options: SessionOptions,
): Promise<SimulatedSession> {
  let shortest = session;
  let tries = 0;

  async function attempt(decisions: readonly Decision[]): Promise<boolean> {
    if (tries >= MOST_TRIES) return false;
    tries += 1;
    const shorter = await verifiedSession({ ...options, decisions });
    if (shorter.finding?.invariant !== session.finding?.invariant) return false;
    shortest = shorter;
    return true;
  }

  await reduce(session.decisions, attempt);
  for (const pause of PAUSES)
    for (let index = 0; index < shortest.decisions.length; index++) {
      const { decisions } = shortest;
      const decision = decisions[index];
      if (decision && decision.pause > pause)
        await attempt(decisions.with(index, { ...decision, pause }));
    }
  return shortest;
}

/** Shorter pauses to try (ms). */
const PAUSES = [2000, 1000];
