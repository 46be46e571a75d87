import {
  type Struct,
  array,
  enums,
  integer,
  literal,
  min,
  nullable,
  object,
  pattern,
  record,
  size,
  string,
  union,
  unknown,
} from 'superstruct';
import { isNothing } from '#src/kernel/struct.ts';
import { appStarted } from '#src/ports/start.ts';
import { LOSSES, OUTCOMES, storedName } from '#src/event-log/record.ts';
import {
  type DeclaredEvent,
  type DeclaredPort,
  type DeclaredUnit,
  type Upcaster,
  findUnit,
} from '#src/event-log/units.ts';
import { problemOf } from './problem.ts';
import { type CallRecord, type Following, TraceError, type TraceRecord } from './trace.ts';

const Name = size(string(), 1, 200);
const Facts = size(array(Name), 1, 10_000);
const NOTHING: Following = { facts: [], digest: '' };
const FactsDigest = pattern(string(), /^[\w-]{1,10}$/);
const ParamsDigest = pattern(string(), /^[\w-]{1,10}$/);
const Marker = union([
  object({ kind: literal('fault'), data: object({ unit: Name, error: Name }) }),
  object({ kind: literal('fault'), data: object({ stray: Name }) }),
  object({ kind: literal('lost'), data: object({ reason: enums(LOSSES) }) }),
]);

const Sample = object({
  call: Name,
  params: unknown(),
  currencyCode: nullable(Name),
  raw: unknown(),
});
const Asked = object({ call: Name, params: unknown(), asked: size(string(), 1, 1000) });
const Digests = record(Name, pattern(string(), /^[\w-]{1,10}$/));
const Count = min(integer(), 0);
const Checkpoint = object({
  start: object({ unit: Name, payload: unknown() }),
  calls: size(array(object({ id: min(integer(), 1), port: Name, params: unknown() })), 0, 10_000),
  state: record(Name, unknown()),
});

/** Parses the records of a trace one by one; throws a `TraceError` for an invalid one. */
export interface RecordReader {
  /** `fields` are the parts of line `line`, without its hash. */
  read(fields: readonly unknown[], line: number): TraceRecord;
}

/** A port with its stored version. */
interface StoredPort {
  declared: DeclaredPort;
  version: number;
}

/** Creates a reader for one trace, starting at its first record; it tracks time and open calls. */
export function createRecordReader(): RecordReader {
  let at = 0;
  let calls = new Map<number, StoredPort>();
  /** Start and line count of the current page life. */
  let start = '';
  let lines = 0;
  /** Line counts of earlier page lives, by start: they may continue. */
  const left = new Map<string, number>();

  function advance(elapsed: unknown, line: number): number {
    at += typeof elapsed === 'number' && elapsed >= 0 ? elapsed : Number.NaN;
    if (!Number.isSafeInteger(at)) throw new TraceError(line, 'the time is malformed');
    return at;
  }

  function readInput(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, stored, payload] = fields;
    const { declared, value } = readPayload(stored, payload, line);
    if (declared.name === appStarted.shortName) {
      // A new page life restarts the call numbers.
      calls = new Map();
      left.set(start, lines);
      lines = 0;
      start = JSON.stringify({ unit: stored, payload });
    }
    return {
      kind: 'input',
      line,
      at: advance(elapsed, line),
      name: declared.name,
      payload: value,
      ...readFollowing(fields.slice(4), line),
    };
  }

  function readCall(fields: readonly unknown[], line: number): TraceRecord {
    const [, name, id, params, digest] = fields;
    const port = portOf(name, line);
    const { declared } = port;
    if (!isCallId(id) || calls.has(id) || fields.length < 4 || fields.length > 5)
      throw new TraceError(line, 'the call is malformed');
    if (fields.length === 5 && (params !== null || !ParamsDigest.is(digest)))
      throw new TraceError(line, 'the digest of the call is malformed');
    if (fields.length === 4)
      check(
        params ?? undefined,
        declared.params.struct,
        `the parameters of ${declared.name} are`,
        declared.name,
        line,
      );
    calls.set(id, port);
    return {
      kind: 'call',
      line,
      at,
      name: declared.name,
      id,
      params,
      digest: typeof digest === 'string' ? digest : undefined,
    };
  }

  function readSettle(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, id, index, value] = fields;
    const port = typeof id === 'number' ? calls.get(id) : undefined;
    const outcome = typeof index === 'number' ? OUTCOMES[index] : undefined;
    if (!port || !outcome || typeof id !== 'number')
      throw new TraceError(line, 'the settle belongs to no call');
    calls.delete(id);
    const { declared, version } = port;
    const { struct } = outcome.startsWith('done') ? declared.done : declared.fail;
    // The model ignores the error of a port that should never fail.
    const isUnforeseen = outcome.startsWith('fail') && struct.type === 'never';
    const what = `the answer of ${declared.name} is`;
    const brought = outcome.startsWith('done')
      ? upcast(declared.upcasters, value, version, what, line)
      : value;
    const meant = isUnforeseen ? value : meantBy(brought, struct);
    if (!isUnforeseen) check(meant, struct, what, declared.name, line);
    const settled = {
      line,
      at: advance(elapsed, line),
      name: declared.name,
      id,
      outcome: outcome.startsWith('done') ? ('done' as const) : ('fail' as const),
      value: meant,
    };
    return outcome.endsWith('sync')
      ? { kind: 'same-turn', ...settled }
      : { kind: 'settle', ...settled, ...readFollowing(fields.slice(5), line) };
  }

  function readMarker(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, kind, data] = fields;
    const marker = { kind, data };
    if (fields.length !== 4 || !Marker.is(marker))
      throw new TraceError(line, `the marker ${shown(kind)} is malformed`);
    return { kind: 'marker', line, at: advance(elapsed, line), marker: marker.kind, data };
  }

  function readCheckpoint(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, from, checkpoint] = fields;
    if (fields.length !== 4 || !Count.is(from) || !Checkpoint.is(checkpoint))
      throw new TraceError(line, 'the checkpoint is malformed');
    const { unit, payload } = checkpoint.start;
    const { declared, value } = readPayload(unit, payload, line);
    if (declared.name !== appStarted.shortName)
      throw new TraceError(line, 'the checkpoint does not say how its page life began');
    advance(elapsed, line);
    const waiting = checkpoint.calls.map((call) => readWaiting(call, line, at));
    const beginning = JSON.stringify(checkpoint.start);
    const isContinued = from === lines && beginning === start;
    const isWhole = isContinued || left.get(beginning) === from;
    if (!isContinued) {
      left.set(start, lines);
      calls = new Map(waiting.map(({ call, port }) => [call.id, port]));
      lines = from;
      start = beginning;
    }
    return {
      kind: 'checkpoint',
      line,
      at,
      isContinued,
      isWhole,
      start: { kind: 'input', line, at, name: declared.name, payload: value, ...NOTHING },
      // Names only: the studio sends a trace to its frame and worker.
      calls: waiting.map(({ call }) => call),
      values: new Map(
        Object.entries(checkpoint.state).flatMap(([name, part]) => readValue(name, part, line)),
      ),
    };
  }

  function readDigests(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, stores] = fields;
    if (fields.length !== 3 || !Digests.is(stores))
      throw new TraceError(line, 'the digests of the stores are malformed');
    return {
      kind: 'digests',
      line,
      at: advance(elapsed, line),
      stores: new Map(Object.entries(stores)),
    };
  }

  function readAnswer(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, sample, reading] = fields;
    if (fields.length !== 4 || !Sample.is(sample) || !FactsDigest.is(reading))
      throw new TraceError(line, 'the sample of an answer is malformed');
    return { kind: 'answer', line, at: advance(elapsed, line), sample, reading };
  }

  function readRequest(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, sample] = fields;
    if (fields.length !== 3 || !Asked.is(sample))
      throw new TraceError(line, 'the sample of a request is malformed');
    return { kind: 'request', line, at: advance(elapsed, line), sample };
  }

  const readers = new Map<unknown, (fields: readonly unknown[], line: number) => TraceRecord>([
    ['i', readInput],
    ['c', readCall],
    ['s', readSettle],
    ['m', readMarker],
    ['k', readCheckpoint],
    ['d', readDigests],
    ['a', readAnswer],
    ['q', readRequest],
  ]);

  return {
    read(fields, line) {
      const read = readers.get(fields[0]);
      if (!read) throw new TraceError(line, `unknown kind of record ${shown(fields[0])}`);
      const found = read(fields, line);
      lines += 1;
      return found;
    },
  };
}

function readPayload(
  stored: unknown,
  payload: unknown,
  line: number,
): { declared: DeclaredEvent; value: unknown } {
  const { name, version } = parted(stored);
  const declared = findUnit(name);
  if (declared?.kind !== 'input') throw new TraceError(line, `unknown event ${shown(stored)}`);
  if (!isVersionOf(declared, stored, version))
    throw new TraceError(line, `unknown version of event ${shown(stored)}`);
  const what = `the payload of ${name} is`;
  const value = meantBy(upcast(declared.upcasters, payload, version, what, line), declared.struct);
  check(value, declared.struct, what, name, line);
  return { declared, value };
}

/** Splits a stored name into unit name and version; the version is written only above 1. */
function parted(stored: unknown): { name: string; version: number } {
  const [name = '', version = '1'] = typeof stored === 'string' ? stored.split('@') : [];
  return { name, version: Number(version) };
}

/** True for a version that this build can read. */
function isVersionOf(
  { name, version }: Exclude<DeclaredUnit, { kind: 'command' }>,
  stored: unknown,
  found: number,
): boolean {
  const isKnown = Number.isInteger(found) && found >= 1 && found <= version;
  return isKnown && stored === storedName(name, found);
}

/** Converts a value of an older version to the current one. An upcaster may throw for a malformed value. */
function upcast(
  upcasters: readonly Upcaster[],
  payload: unknown,
  version: number,
  what: string,
  line: number,
): unknown {
  try {
    return upcasters.slice(version - 1).reduce((value, upcaster) => upcaster(value), payload);
  } catch {
    throw new TraceError(line, `${what} malformed: it is not as version ${version} had it`);
  }
}

/** Throws if a value violates its unit's struct; `what` ends with its verb. */
function check(
  value: unknown,
  struct: Struct<any, any>,
  what: string,
  unit: string,
  line: number,
): void {
  if (struct.is(value)) return;
  throw new TraceError(line, `${what} malformed: ${problemOf(value, struct)}`, unit);
}

/** A log writes undefined as null, because JSON has no undefined. Restores it unless null is valid. */
function meantBy(value: unknown, struct: Struct<any, any>): unknown {
  return value === null && (isNothing(struct) || !struct.is(null)) ? undefined : value;
}

function portOf(stored: unknown, line: number): StoredPort {
  const { name, version } = parted(stored);
  const declared = findUnit(name);
  if (declared?.kind !== 'port') throw new TraceError(line, `unknown port ${shown(stored)}`);
  if (!isVersionOf(declared, stored, version))
    throw new TraceError(line, `unknown version of port ${shown(stored)}`);
  return { declared, version };
}

function readWaiting(
  { id, port, params }: (typeof Checkpoint.TYPE)['calls'][number],
  line: number,
  at: number,
): { call: CallRecord; port: StoredPort } {
  const stored = portOf(port, line);
  const { name, params: declared } = stored.declared;
  const meant = meantBy(params, declared.struct);
  check(meant, declared.struct, `the parameters of ${name} are`, name, line);
  return {
    call: { kind: 'call', line, at, name, id, params: meant, digest: undefined },
    port: stored,
  };
}

/** Value of a named store at a checkpoint; skips unknown stores. */
function readValue(stored: string, value: unknown, line: number): [name: string, value: unknown][] {
  const { name, version } = parted(stored);
  const declared = findUnit(name);
  if (declared === undefined) return [];
  if (declared.kind !== 'state') throw new TraceError(line, `unknown store ${shown(stored)}`);
  if (!isVersionOf(declared, stored, version))
    throw new TraceError(line, `unknown version of store ${shown(stored)}`);
  const what = `the store ${name} is`;
  const meant = meantBy(upcast(declared.upcasters, value, version, what, line), declared.struct);
  check(meant, declared.struct, what, name, line);
  return [[name, meant]];
}

function readFollowing(fields: readonly unknown[], line: number): Following {
  if (fields.length === 0) return NOTHING;
  const [facts, digest] = fields;
  if (fields.length !== 2 || !Facts.is(facts) || !FactsDigest.is(digest))
    throw new TraceError(line, 'the facts are malformed');
  for (const name of facts)
    if (findUnit(name)?.kind !== 'fact') throw new TraceError(line, `unknown fact ${shown(name)}`);
  return { facts, digest };
}

function isCallId(id: unknown): id is number {
  return Number.isSafeInteger(id) && (id as number) > 0;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 80) : value;
  return (JSON.stringify(text) ?? 'nothing').slice(0, 80);
}
