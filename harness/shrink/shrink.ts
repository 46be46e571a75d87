import { readTrace } from '#harness/replay/read-trace.ts';
import {
  type CauseRecord,
  type Trace,
  isCause,
  startOf,
  type TraceRecord,
} from '#harness/replay/trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import type { Goal } from './goal.ts';
import { pageLives, type PageLife } from './page-life.ts';
import { playPart, type PlayedCause, type PlayedPart } from './part.ts';
import { reduce } from './reduce.ts';
import { WITHOUT_STORES } from '#harness/replay/trace-chain.ts';
import { catalogueDigest } from '#src/event-log/catalogue-digest.ts';
import { chained } from '#src/event-log/export.ts';
import { shortenedParams } from '#src/event-log/recorder.ts';

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
  /** The store that the last cause sets wrongly, if only stores differ; no part contains its correct value. */
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
    const least = await reduce(middle, (part) => {
      tries += 1;
      const { reached, played } = playPart(life, around(part), goal, last);
      return reached === whole.reached && played.at(-1)?.cause === last;
    });
    const played = playPart(life, around(least), goal, last);
    const shrunk = writePart(text.split(/\r?\n/), trace, life, played, goal);
    const written = readTrace(shrunk);
    const { divergence } = await verifyTrace(written);
    if ((divergence !== undefined) !== (goal.kind === 'diverged'))
      return 'The shortened trace does not reach the goal after it is written.';
    return {
      text: shrunk,
      records: [trace.records.length, written.records.length],
      causes: played.played.length,
      tries,
    };
  }
  return goal.kind === 'diverged'
    ? shrinkToStore(text, trace)
    : 'The trace does not reach this goal.';
}

/** Maximum number of facts in a description. */
const MOST_FACTS = 8;

function nothingDiffers({ records }: Trace): string {
  const facts = [
    ...new Set(records.flatMap((record) => (isCause(record) ? record.facts : [])).toReversed()),
  ];
  return [
    'The trace verifies: nothing differs in this build.',
    `State the wrong result: --until 'fact:NAME {"a":"part of its payload"}' or --until state:STORE.PATH.`,
    ...(facts.length > 0 ? [`Its last facts: ${facts.slice(0, MOST_FACTS).join(', ')}.`] : []),
  ].join(' ');
}

/** Shrinks to a store's wrong value when neither facts nor calls differ. */
async function shrinkToStore(text: string, trace: Trace): Promise<Shrunk | string> {
  const { divergence } = await verifyTrace(trace);
  const [first] = divergence?.stores ?? [];
  if (divergence && !first)
    return `It diverges at line ${divergence.line} (${divergence.kind}): ${divergence.expected}, but ${divergence.actual}. A part of the trace would show no more than that line.`;
  if (!first) return nothingDiffers(trace);
  const { store, changedAt } = first;
  const [line] = changedAt;
  if (line === undefined)
    return `Only ${store} differs, and no record has set it since it was correct. Give a state: --until state:STORE.PATH.`;
  const shrunk = await shrink(text, { kind: 'store', store, line });
  return typeof shrunk === 'string' ? shrunk : { ...shrunk, store };
}

/**
 * Writes a part of a session as a trace with its original lines. With the goal `diverged` it expects the
 * recorded results, so that it diverges like the session. Otherwise it expects this build's results.
 *
 * @param lines trace of the session
 */
function writePart(
  lines: readonly string[],
  { header }: Trace,
  life: PageLife,
  { played, reached = '', state }: PlayedPart,
  goal: Goal,
): string {
  const isExpected = goal.kind === 'diverged';
  let last = 0;
  let id = Math.max(0, ...life.calls.map((call) => call.id));

  function fieldsOf({ line, at }: Pick<TraceRecord, 'line' | 'at'>): unknown[] {
    const fields = (JSON.parse(lines[line - 1] ?? '[]') as unknown[]).slice(0, -1);
    if (fields[0] === 'c') return fields;
    fields[1] = last === 0 ? 0 : at - last;
    last = at;
    return fields;
  }

  function causeFields({ cause, facts, digest }: PlayedCause): unknown[] {
    const fields = fieldsOf(cause);
    if (isExpected) return fields;
    const head = fields.slice(0, cause.kind === 'input' ? 4 : 5);
    return facts.length === 0 ? head : [...head, facts.map(({ name }) => name), digest];
  }

  function bodiesOf(one: PlayedCause, at: number): string[] {
    const isLast = at === played.length - 1;
    // Where calls differ, keep the recorded ones.
    const calls =
      isExpected && isLast && reached.startsWith('calls')
        ? (life.callsBehind.get(one.cause) ?? [])
        : one.calls;
    const others = isExpected && isLast ? [] : one.others;
    return [
      bodyOf(causeFields(one)),
      ...calls.flatMap((call) => {
        const settle = life.sameTurn.get(call.id);
        return [bodyOf(fieldsOf(call)), ...(settle ? [bodyOf(fieldsOf(settle))] : [])];
      }),
      ...others.map(({ name, params }) => {
        id += 1;
        const text = shortenedParams(JSON.stringify(params) ?? 'null');
        return `"c",${JSON.stringify(name)},${id},${text}`;
      }),
    ];
  }

  const bodies = [
    ...(life.checkpoint ? [bodyOf(fieldsOf(life.checkpoint))] : []),
    ...played.flatMap(bodiesOf),
  ];
  const end = { records: bodies.length, state };
  // An older build's catalogue tells the replay which features had no border.
  const isOlder = isExpected || life.borderless.length > 0;
  const catalogue = isOlder ? header.catalogue : catalogueDigest();
  const { trace, app, stream } = header;
  // Write the previous format, without store digests: they would differ from the whole session's.
  const head = JSON.stringify({ trace, format: WITHOUT_STORES, app, catalogue, stream });
  return chained(head, [...bodies, `"e",0,${JSON.stringify(end)}`], WITHOUT_STORES);
}

function bodyOf(fields: readonly unknown[]): string {
  return JSON.stringify(fields).slice(1, -1);
}
