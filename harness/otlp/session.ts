import { type Vital, Vital as VitalStruct } from '#src/analytics/vitals.ts';
import type { CheckedTrace, Fields } from '#harness/collector/check-report.ts';
import {
  type Failure,
  type SessionPlace,
  failuresIn,
  placeOf,
} from '#harness/collector/summary.ts';
import type { ReportHead } from '#src/reports/report-file.ts';

/** A session, as far as an engine for logs and spans can use it; times in milliseconds since 1970. */
export interface Session {
  /** The number of its case, or the name of its file. */
  name: string;
  /** What was said of it, where it was reported. */
  head?: ReportHead | undefined;
  place: SessionPlace;
  startAt: number;
  endAt: number;
  failures: readonly Failure[];
  /** Failed calls by the lines of their answers: how long they took. */
  tookMs: ReadonlyMap<number, number>;
  vitals: readonly { vital: Vital; ms: number; line: number }[];
}

const NEXT_VITAL = 'analytics/nextVital';

/** A record of a trace, with when it came: milliseconds since the first one. */
interface Timed {
  fields: Fields;
  line: number;
  ms: number;
}

function timed(lines: readonly Fields[]): Timed[] {
  let ms = 0;
  return lines.map((fields, at) => {
    const [kind, second] = fields;
    if (kind !== 'c' && typeof second === 'number') ms += second;
    return { fields, line: at + 2, ms };
  });
}

/** When the first page of a trace began; nothing where a trace does not say. */
function beganAt(lines: readonly Fields[]): number | undefined {
  const [first] = lines;
  const payload = first?.[0] === 'i' ? first[3] : undefined;
  const { environment } = (payload ?? {}) as { environment?: { now?: unknown } };
  return typeof environment?.now === 'number' ? environment.now : undefined;
}

/**
 * A session out of a trace. A reported one ended when it was reported, another one began when its first page did; `otherwise` is for one that
 * begins at a checkpoint and was reported by nobody.
 */
export function sessionOf(
  name: string,
  trace: CheckedTrace,
  { head, otherwise }: { head?: ReportHead | undefined; otherwise: number },
): Session {
  const { lines } = trace;
  const records = timed(lines);
  const length = records.at(-1)?.ms ?? 0;
  const startAt = head ? head.at - length : (beganAt(lines) ?? otherwise - length);
  const asked = new Map<unknown, { name: string; ms: number }>();
  const tookMs = new Map<number, number>();
  const vitals: Session['vitals'][number][] = [];
  for (const { fields, line, ms } of records) {
    const [kind, second, third, , fifth] = fields;
    if (kind === 'c') asked.set(third, { name: String(second), ms });
    if (kind !== 's') continue;
    const call = asked.get(third);
    tookMs.set(line, ms - (call?.ms ?? ms));
    if (call?.name === NEXT_VITAL && VitalStruct.is(fifth)) vitals.push({ vital: fifth, ms, line });
  }
  return {
    name,
    head,
    place: placeOf(trace),
    startAt,
    endAt: startAt + length,
    failures: failuresIn(lines),
    tookMs,
    vitals,
  };
}
