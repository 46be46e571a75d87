import { readTrace } from '#harness/replay/read-trace.ts';
import { type CauseRecord, type Trace, isCause, startOf } from '#harness/replay/trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import type { Goal } from './goal.ts';
import { pageLives } from './page-life.ts';
import { playPart } from './part.ts';
import { reduce } from './reduce.ts';
import { writePart } from './write-part.ts';

/** A session with all left out that is not needed to show something. */
export interface Shrunk {
  /** The text of its trace. */
  text: string;
  /** How many records the session had, and the part has. */
  records: readonly [before: number, after: number];
  /** Inputs and answers of the part. */
  causes: number;
  /** How often a part was tried. */
  tries: number;
  /** The store that is set wrong by the last of these, where only stores differ: what it should hold is in no part. */
  store?: string;
}

/**
 * Finds the least inputs and answers of a session that still show the goal, in the first page life that shows it. The
 * whole model has to be there.
 *
 * @param text the session's trace
 * @returns why not, in a sentence, where the session does not show it
 */
export async function shrink(text: string, goal: Goal): Promise<Shrunk | string> {
  const trace = readTrace(text);
  for (const life of pageLives(trace)) {
    const whole = playPart(life, life.causes, goal);
    if (whole.reached === undefined) continue;
    let tries = 0;
    const start = life.checkpoint ? [] : life.causes.filter((cause) => startOf(cause));
    const last = whole.played.at(-1)?.cause;
    // What the goal is seen at stays, and what the page begins with.
    const isFixed = new Set([...start, ...(last ? [last] : [])]);
    const middle = whole.played.flatMap(({ cause }) => (isFixed.has(cause) ? [] : [cause]));
    const around = (part: readonly CauseRecord[]) => [
      ...start,
      ...part,
      ...(last && !start.includes(last) ? [last] : []),
    ];
    const least = reduce(middle, (part) => {
      tries += 1;
      const { reached, played } = playPart(life, around(part), goal, last);
      return reached === whole.reached && played.at(-1)?.cause === last;
    });
    const played = playPart(life, around(least), goal, last);
    const shrunk = writePart(text.split(/\r?\n/), trace, life, played, goal);
    const written = readTrace(shrunk);
    const { divergence } = await verifyTrace(written);
    if ((divergence !== undefined) !== (goal.kind === 'diverged'))
      return 'What is left of it does not show it once it is written down.';
    return {
      text: shrunk,
      records: [trace.records.length, written.records.length],
      causes: played.played.length,
      tries,
    };
  }
  return goal.kind === 'diverged' ? shrinkToStore(text, trace) : 'It does not show this.';
}

/** Most facts that are named where it has to be said what is wrong. */
const MOST_FACTS = 8;

function nothingDiffers({ records }: Trace): string {
  const facts = [
    ...new Set(records.flatMap((record) => (isCause(record) ? record.facts : [])).toReversed()),
  ];
  return [
    'It verifies: this build does what it shows, and nothing of it differs.',
    `Say what is wrong in it: --until 'fact:NAME {"a":"part of its payload"}' or --until state:STORE.PATH.`,
    ...(facts.length > 0 ? [`Its last facts: ${facts.slice(0, MOST_FACTS).join(', ')}.`] : []),
  ].join(' ');
}

/** Where no fact and no call differs, but a store: what it takes until it is set as it is. */
async function shrinkToStore(text: string, trace: Trace): Promise<Shrunk | string> {
  const { divergence } = await verifyTrace(trace);
  const [first] = divergence?.stores ?? [];
  if (divergence && !first)
    return `It diverges at line ${divergence.line} (${divergence.kind}): ${divergence.expected}, but ${divergence.actual}. A part of it would show no more than that line.`;
  if (!first) return nothingDiffers(trace);
  const { store, changedAt } = first;
  const [line] = changedAt;
  if (line === undefined)
    return `Only ${store} differs, and it was not set since it was right. A state: --until state:STORE.PATH.`;
  const shrunk = await shrink(text, { kind: 'store', store, line });
  return typeof shrunk === 'string' ? shrunk : { ...shrunk, store };
}
