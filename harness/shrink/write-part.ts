import { WITHOUT_STORES } from '#harness/replay/trace-chain.ts';
import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { catalogueDigest } from '#src/event-log/catalogue-digest.ts';
import { chained } from '#src/event-log/export.ts';
import { shortenedParams } from '#src/event-log/recorder.ts';
import type { Goal } from './goal.ts';
import type { PageLife } from './page-life.ts';
import type { PlayedCause, PlayedPart } from './part.ts';

/**
 * Writes a part of a session as a trace of its own, its lines as they were. With the goal `diverged` it expects what was
 * recorded, so that it diverges as the session did; else it expects what this build does.
 *
 * @param lines the session's trace
 */
export function writePart(
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
    // Where calls differ, they have to be there as they were.
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
  const catalogue = isExpected ? header.catalogue : catalogueDigest();
  const { trace, app, stream } = header;
  // What has become of each store is not that of the whole session: the format before has no place for it.
  const head = JSON.stringify({ trace, format: WITHOUT_STORES, app, catalogue, stream });
  return chained(head, [...bodies, `"e",0,${JSON.stringify(end)}`], WITHOUT_STORES);
}

function bodyOf(fields: readonly unknown[]): string {
  return JSON.stringify(fields).slice(1, -1);
}
