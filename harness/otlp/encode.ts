import { recorderIn } from '#harness/replay/recorder.ts';
import { createHash } from 'node:crypto';
import { ratingOf } from '#src/analytics/vitals.ts';
import type { Session } from './session.ts';

/** An attribute's value, as OTLP's JSON has it: whole numbers are texts. */
type Value =
  { stringValue: string } | { intValue: string } | { doubleValue: number } | { boolValue: boolean };
interface Attribute {
  key: string;
  value: Value;
}

/** Names of OTLP 1.x; ids are hexadecimal, times nanoseconds as texts. */
export interface LogRecord {
  timeUnixNano: string;
  observedTimeUnixNano: string;
  severityNumber: number;
  severityText: string;
  eventName: string;
  body: { stringValue: string };
  attributes: Attribute[];
  traceId: string;
  spanId: string;
}
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  events: { timeUnixNano: string; name: string; attributes: Attribute[] }[];
  status: { code: number; message?: string };
}

const INFO = 9;
const ERROR = 17;
const INTERNAL = 1;
const CLIENT = 3;
const OK = 1;
const FAILED = 2;

function attributes(values: Readonly<Record<string, string | number | boolean>>): Attribute[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: valueOf(value) }));
}

function valueOf(value: string | number | boolean): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

function nanos(ms: number): string {
  return `${Math.max(0, Math.round(ms))}000000`;
}

/** The same session has the same ids however often it is sent. */
function idOf(text: string, bytes: number): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, bytes * 2);
}

/** What is said of everything that a session sends. */
function resourceOf({ place }: Session) {
  const { version, commit, isDirty } = recorderIn(place.app);
  return {
    attributes: attributes({
      'service.name': 'selvedge-storefront',
      'service.version': version,
      ...(commit !== undefined && { 'vcs.ref.head.revision': commit }),
      ...(isDirty && { 'selvedge.uncommitted': 'true' }),
      'selvedge.brand': place.brand,
      'selvedge.country': place.country,
      'browser.language': place.language,
    }),
  };
}

function rootOf({ name }: Session): { traceId: string; spanId: string } {
  return { traceId: idOf(name, 16), spanId: idOf(`${name} session`, 8) };
}

/** A session's log records: what somebody said of it, each failure, and each vital. */
export function logRecordsOf(session: Session): LogRecord[] {
  const { name, head, place, startAt, endAt, failures, vitals } = session;
  const own = rootOf(session);
  const about = { 'selvedge.case': name, 'url.path': place.page };
  const record = (
    at: number,
    severity: readonly [number, string],
    eventName: string,
    body: string,
    more: Readonly<Record<string, string | number | boolean>>,
  ): LogRecord => ({
    timeUnixNano: nanos(at),
    observedTimeUnixNano: nanos(endAt),
    severityNumber: severity[0],
    severityText: severity[1],
    eventName,
    body: { stringValue: body },
    attributes: attributes({ ...about, ...more }),
    ...own,
  });
  const info = [INFO, 'INFO'] as const;
  return [
    ...(head
      ? [
          record(endAt, info, 'selvedge.report', head.message, {
            'selvedge.cause': head.cause,
            'selvedge.isCut': head.isCut,
          }),
        ]
      : []),
    ...failures.map(({ name: unit, how, kind, line, ms }) =>
      record(startAt + ms, [ERROR, 'ERROR'], `selvedge.${kind}`, `${unit} ${how}`, {
        'selvedge.unit': unit,
        'error.type': how,
        'selvedge.line': line,
      }),
    ),
    ...vitals.map(({ vital, ms, line }) =>
      record(startAt + ms, info, 'browser.web_vital', `${vital.name} ${vital.value}`, {
        name: vital.name.toLowerCase(),
        value: vital.value,
        rating: ratingOf(vital),
        'selvedge.line': line,
      }),
    ),
  ];
}

/** A session's spans: the session itself, with its vitals, and below it each call that failed. */
export function spansOf(session: Session): Span[] {
  const { name, place, startAt, endAt, failures, vitals, tookMs } = session;
  const { traceId, spanId } = rootOf(session);
  const [first] = failures;
  const root: Span = {
    traceId,
    spanId,
    name: 'session',
    kind: INTERNAL,
    startTimeUnixNano: nanos(startAt),
    endTimeUnixNano: nanos(endAt),
    attributes: attributes({
      'selvedge.case': name,
      'url.path': place.page,
      'selvedge.pages': place.pages,
      'selvedge.failures': failures.length,
    }),
    events: vitals.map(({ vital, ms }) => ({
      timeUnixNano: nanos(startAt + ms),
      name: 'browser.web_vital',
      attributes: attributes({
        name: vital.name.toLowerCase(),
        value: vital.value,
        rating: ratingOf(vital),
      }),
    })),
    status: first ? { code: FAILED, message: `${first.name} ${first.how}` } : { code: OK },
  };
  const calls = failures
    .filter(({ kind }) => kind === 'call')
    .map(({ name: call, how, line, ms }): Span => ({
      traceId,
      spanId: idOf(`${name} ${line}`, 8),
      parentSpanId: spanId,
      name: call,
      kind: CLIENT,
      startTimeUnixNano: nanos(startAt + ms - (tookMs.get(line) ?? 0)),
      endTimeUnixNano: nanos(startAt + ms),
      attributes: attributes({ 'error.type': how, 'selvedge.line': line }),
      events: [],
      status: { code: FAILED, message: how },
    }));
  return [root, ...calls];
}

const SCOPE = { name: 'selvedge', version: '1' };

/** A request's body for `/v1/logs`. */
export function logsOf(sessions: readonly Session[]) {
  return {
    resourceLogs: sessions.map((session) => ({
      resource: resourceOf(session),
      scopeLogs: [{ scope: SCOPE, logRecords: logRecordsOf(session) }],
    })),
  };
}

/** A request's body for `/v1/traces`. */
export function tracesOf(sessions: readonly Session[]) {
  return {
    resourceSpans: sessions.map((session) => ({
      resource: resourceOf(session),
      scopeSpans: [{ scope: SCOPE, spans: spansOf(session) }],
    })),
  };
}
