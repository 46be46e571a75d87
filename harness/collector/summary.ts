import { array, nullable, number, optional, string, type } from 'superstruct';
import { locationChanged } from '#src/ports/navigation.ts';
import { appStarted } from '#src/ports/start.ts';
import { resolveNearestSite } from '#src/store-config/resolve-host.ts';
import type { ReportHead } from '#src/reports/report-file.ts';
import { type CheckedTrace, type Fields, namesIn } from './check-report.ts';

/** Searchable data of a case. */
export interface CaseSummary {
  caseId: string;
  /** Time of arrival, in milliseconds since 1970. */
  at: number;
  cause: string;
  message: string;
  isCut: boolean;
  app: string;
  brand: string;
  country: string;
  language: string;
  /** Path of the last page, without parameters. */
  page: string;
  pages: number;
  records: number;
  /** First failure, as name and reason; empty without one. */
  failure: string;
  /** Names of the failed calls and units. */
  failed: readonly string[];
  /** Units that the records name. */
  units: readonly string[];
}

const Place = type({ path: string() });
const Start = type({
  environment: type({
    host: string(),
    location: Place,
    language: string(),
    storeOverride: optional(nullable(string())),
  }),
});
const Move = type({ location: Place });
const Failed = type({
  kind: string(),
  status: optional(number()),
  errors: optional(array(type({ errorKey: string() }))),
});
const Fault = type({ unit: string(), error: string() });
const CHECKPOINT = type({ start: type({ payload: Start }) });

const LONGEST = 200;
/** Status of the user request of a new visitor, which is no failure. */
const NOBODY = 401;

/** A failure in a session. */
export interface Failure {
  /** Line of its record in the trace; the header is line 1. */
  line: number;
  /** Name of the call, or of the unit that threw. */
  name: string;
  kind: 'call' | 'fault' | 'fatal';
  /** `500 _ERR_GENERIC`, `network`, `TypeError`. */
  how: string;
  /** Milliseconds since the first record. */
  ms: number;
}

/** Returns the failures of a session in order. */
export function failuresIn(lines: readonly Fields[]): Failure[] {
  const asked = new Map<unknown, string>();
  let ms = 0;
  return lines.flatMap((fields, at): Failure[] => {
    const [kind, second, third, fourth, fifth] = fields;
    if (isStart(fields)) asked.clear();
    if (kind !== 'c' && typeof second === 'number') ms += second;
    const here = { line: at + 2, ms };
    if (kind === 'c') asked.set(third, String(second));
    if (kind === 'm' && third === 'fault' && Fault.is(fourth))
      return [{ ...here, name: short(fourth.unit), kind: 'fault', how: short(fourth.error) }];
    const fatal: Failure[] = namesIn(fields).includes('fatal-error/raised')
      ? [{ ...here, name: 'fatal-error/raised', kind: 'fatal', how: 'shown' }]
      : [];
    const name = kind === 's' ? asked.get(third) : undefined;
    const isFailed = name?.startsWith('http/') && typeof fourth === 'number' && fourth % 2 === 1;
    if (!isFailed || !Failed.is(fifth) || fifth.status === NOBODY) return fatal;
    const how = [fifth.status ?? fifth.kind, fifth.errors?.[0]?.errorKey].filter(Boolean).join(' ');
    return [{ ...here, name: short(name ?? ''), kind: 'call', how: short(how) }, ...fatal];
  });
}

function isStart([kind, , name]: Fields): boolean {
  return kind === 'i' && name === appStarted.shortName;
}

function short(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '·').slice(0, LONGEST);
}

function startsIn(fields: Fields): unknown {
  if (isStart(fields)) return fields[3];
  return fields[0] === 'k' && CHECKPOINT.is(fields[3]) ? fields[3].start.payload : undefined;
}

/** Last page and build of a session. */
export type SessionPlace = Pick<
  CaseSummary,
  'app' | 'brand' | 'country' | 'language' | 'page' | 'pages'
>;

/** Returns the last page and the build of a session. */
export function placeOf({ app, lines }: CheckedTrace): SessionPlace {
  const starts = lines.map(startsIn).filter((payload) => Start.is(payload));
  const environment = starts.at(-1)?.environment;
  const moves = lines.flatMap(([kind, , name, payload]) =>
    kind === 'i' && name === locationChanged.shortName && Move.is(payload) ? [payload] : [],
  );
  const { site } = resolveNearestSite({
    host: environment?.host ?? '',
    path: environment?.location.path ?? '/',
    storeOverride: environment?.storeOverride ?? null,
  });
  return {
    app: short(app),
    brand: site.brand,
    country: site.countryCode,
    language: short(environment?.language ?? ''),
    page: short((moves.at(-1)?.location ?? environment?.location)?.path ?? ''),
    pages: starts.length,
  };
}

/** Returns the searchable data of a case. All of it is plain data, because a page shows it and an index stores it. */
export function summaryOf(head: ReportHead, trace: CheckedTrace, now: number): CaseSummary {
  const { lines } = trace;
  const failures = failuresIn(lines);
  const [first] = failures;
  return {
    ...placeOf(trace),
    caseId: head.caseId,
    at: now,
    cause: head.cause,
    message: head.message,
    isCut: head.isCut,
    records: lines.length,
    failure: first ? `${first.name} ${first.how}` : '',
    failed: [...new Set(failures.map(({ name }) => name))],
    units: [...new Set(lines.flatMap((fields) => namesIn(fields).map(String)))].toSorted(),
  };
}
