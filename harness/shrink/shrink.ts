import { readTrace } from '#harness/replay/read-trace.ts';
import { type CauseRecord, type Trace, isCause, startOf } from '#harness/replay/trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import type { Goal } from './goal.ts';
import { pageLives } from './page-life.ts';
import { playPart } from './part.ts';
import { reduce } from './reduce.ts';
import { writePart } from './write-part.ts';

/** A session reduced to what its goal needs. */
export interface Shrunk {
  /** The text of its trace. */
  text: string;
  /** Number of records of the session and of the part. */
  records: readonly [before: number, after: number];
  /** Number of inputs and answers of the part. */
  causes: number;
  /** Number of parts tried. */
  tries: number;
  /**
   * The store that the last cause sets wrongly, if only stores differ; no part contains its correct value.
   */
  store?: string;
}

/**
 * Finds the fewest inputs and answers that still reach the goal, in the first page life that reaches it.
 * The whole model must be loaded.
 *
 * @param text trace of the session
 * @returns the reason, in a sentence, if the session does not reach the goal
 */
export async function shrink(text: string, goal: Goal): Promise<Shrunk | string> {
  const trace = readTrace(text);
  for (const life of pageLives(trace)) {
    const whole = playPart(life, life.causes, goal);
    if (whole.reached === undefined) continue;
    let tries = 0;
    const start = life.checkpoint ? [] : life.causes.filter((cause) => startOf(cause));
    const last = whole.played.at(-1)?.cause;
    // Keep the cause at the goal and the page's first causes.
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

/** Maximum number of facts in a description. */
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

/** Shrinks to a store's wrong value when neither facts nor calls differ. */
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
