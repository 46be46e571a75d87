import { createPlayer } from '#harness/replay/player.ts';
import type { Reaction } from '#harness/replay/reaction.ts';
import { type CauseRecord, type Trace, isCause } from '#harness/replay/trace.ts';
import { isWish } from './wishes.ts';

export interface TracedFact {
  name: string;
  /** Number of backend answers between the shopper's input and this fact; Infinity for others. */
  distance: number;
  /** Payload from the replay, if its digest equals the recorded one. */
  payload?: unknown;
  /** The replay has the same fact with another payload. */
  isAltered?: true;
}

/** Recorded facts of a page life, by cause. */
export function recordedFacts(life: Trace): Map<CauseRecord, TracedFact[]> {
  const replays = reactionsOf(life);
  const distances = new Map<number, number>();
  const found = new Map<CauseRecord, TracedFact[]>();
  let distance = Infinity;
  for (const record of life.records) {
    if (record.kind === 'call') distances.set(record.id, distance);
    if (!isCause(record)) continue;
    if (record.kind === 'settle')
      distance = (distances.get(record.id) ?? Infinity) + (record.name.startsWith('http/') ? 1 : 0);
    else distance = isWish(record) || record.name === 'navigation/locationChanged' ? 0 : Infinity;
    const replay = replays.get(record.line);
    const isSame = replay?.digest === record.digest;
    const replayed = [...(replay?.facts ?? [])];
    const facts = record.facts.map((name): TracedFact => {
      const at = replayed.findIndex((fact) => fact.name === name);
      const [same] = at === -1 ? [] : replayed.splice(at, 1);
      if (isSame) return { name, distance, payload: same?.payload };
      // The digest covers all facts of the record.
      return { name, distance, ...(same && record.facts.length === 1 && { isAltered: true }) };
    });
    found.set(record, facts);
  }
  return found;
}

/** Reactions of the replay, by the line of their cause. */
function reactionsOf(life: Trace): Map<number, Reaction> {
  const player = createPlayer(life);
  const found = new Map<number, Reaction>();
  for (const [at, record] of life.records.entries()) {
    if (!isCause(record)) continue;
    player.seek(at + 1);
    found.set(record.line, player.reaction);
  }
  player.stop();
  return found;
}
