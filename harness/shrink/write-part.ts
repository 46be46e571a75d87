import { WITHOUT_STORES } from '#harness/replay/trace-chain.ts';
import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { catalogueDigest } from '#src/event-log/catalogue-digest.ts';
import { chained } from '#src/event-log/export.ts';
import { shortenedParams } from '#src/event-log/recorder.ts';
import type { Goal } from './goal.ts';
import type { PageLife } from './page-life.ts';
import type { PlayedCause, PlayedPart } from './part.ts';

/**
 * Writes a part of a session as a trace with its original lines. With the goal `diverged` it expects the
 * recorded results, so that it diverges like the session. Otherwise it expects this build's results.
 *
 * @param lines trace of the session
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
  const catalogue = isExpected ? header.catalogue : catalogueDigest();
  const { trace, app, stream } = header;
  // Write the previous format, without store digests: they would differ from the whole session's.
  const head = JSON.stringify({ trace, format: WITHOUT_STORES, app, catalogue, stream });
  return chained(head, [...bodies, `"e",0,${JSON.stringify(end)}`], WITHOUT_STORES);
}

function bodyOf(fields: readonly unknown[]): string {
  return JSON.stringify(fields).slice(1, -1);
}
