import { createPlayer } from '#harness/replay/player.ts';
import type { Reaction } from '#harness/replay/reaction.ts';
import { type CauseRecord, type Trace, isCause } from '#harness/replay/trace.ts';
import { isWish } from './wishes.ts';

/** A fact that a trace has. */
export interface TracedFact {
  name: string;
  /** How many answers of the backend's lie between what the shopper did and this; of what else followed, Infinity. */
  distance: number;
  /** What it carried: of that a trace has a digest, and this code's replay the value, where it has the same one. */
  payload?: unknown;
  /** This code's replay gives it as well, with something else in it. */
  isAltered?: true;
}

/** The facts of a page life, by what each followed from. */
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
      // The digest is of all facts together.
      return { name, distance, ...(same && record.facts.length === 1 && { isAltered: true }) };
    });
    found.set(record, facts);
  }
  return found;
}

/** What follows when the page life is put in again, by the line of what it follows from. */
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
