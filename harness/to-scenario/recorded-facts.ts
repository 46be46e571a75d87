import { createPlayer } from '#harness/replay/player.ts';
import { type CauseRecord, type Trace, isCause } from '#harness/replay/trace.ts';
import { isWish } from './lives.ts';

/** A fact that a trace has. */
export interface TracedFact {
  name: string;
  /** Whether it followed from something that the shopper did: at once, or from what came back of it. */
  isWished: boolean;
  /** What it carried: of that a trace has a digest, and this code's replay the value, where it has the same one. */
  payload?: unknown;
}

/** The facts of a page life, by what each followed from. */
export function recordedFacts(life: Trace): Map<CauseRecord, TracedFact[]> {
  const payloads = payloadsOfReplay(life);
  const wished = new Set<number>();
  const found = new Map<CauseRecord, TracedFact[]>();
  let isWished = false;
  for (const record of life.records) {
    if (record.kind === 'call' && isWished) wished.add(record.id);
    if (!isCause(record)) continue;
    isWished =
      record.kind === 'settle'
        ? wished.has(record.id)
        : isWish(record) || record.name === 'navigation/locationChanged';
    const replayed = [...(payloads.get(record.line) ?? [])];
    const facts = record.facts.map((name): TracedFact => {
      const at = replayed.findIndex((fact) => fact.name === name);
      const [same] = at === -1 ? [] : replayed.splice(at, 1);
      return { name, isWished, ...(same && { payload: same.payload }) };
    });
    found.set(record, facts);
  }
  return found;
}

/** What the facts carry when the page life is put in again, by the line of what they follow from. */
function payloadsOfReplay(life: Trace): Map<number, readonly { name: string; payload: unknown }[]> {
  const player = createPlayer(life);
  const found = new Map<number, readonly { name: string; payload: unknown }[]>();
  for (const [at, record] of life.records.entries()) {
    if (!isCause(record)) continue;
    player.seek(at + 1);
    if (player.reaction.digest === record.digest) found.set(record.line, player.reaction.facts);
  }
  player.stop();
  return found;
}
