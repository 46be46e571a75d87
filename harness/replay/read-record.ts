import {
  type Struct,
  array,
  enums,
  literal,
  object,
  pattern,
  size,
  string,
  union,
} from 'superstruct';
import { isNothing } from '#src/kernel/struct.ts';
import { LOSSES, OUTCOMES, storedName } from '#src/event-log/record.ts';
import { type DeclaredEvent, type DeclaredPort, findUnit } from '#src/event-log/units.ts';
import { type Following, TraceError, type TraceRecord } from './trace.ts';

const Name = size(string(), 1, 200);
const Facts = size(array(Name), 1, 10_000);
const FactsDigest = pattern(string(), /^[\w-]{1,10}$/);
const ParamsDigest = pattern(string(), /^[\w-]{1,10}$/);
/** What markers say. */
const Marker = union([
  object({ kind: literal('fault'), data: object({ unit: Name, error: Name }) }),
  object({ kind: literal('fault'), data: object({ stray: Name }) }),
  object({ kind: literal('lost'), data: object({ reason: enums(LOSSES) }) }),
]);

/** Reads the records of a trace one by one; what cannot be one throws a `TraceError`. */
export interface RecordReader {
  /** A page life begins: its calls are numbered anew. */
  begin(): void;
  /** `fields` are the parts of line `line`, without its hash. */
  read(fields: readonly unknown[], line: number): TraceRecord;
}

/** A reader for the records of one trace, from its first on: it remembers time and open calls. */
export function createRecordReader(): RecordReader {
  let at = 0;
  let calls = new Map<number, DeclaredPort>();

  function advance(elapsed: unknown, line: number): number {
    at += typeof elapsed === 'number' && elapsed >= 0 ? elapsed : Number.NaN;
    if (!Number.isSafeInteger(at)) throw new TraceError(line, 'the time is malformed');
    return at;
  }

  function readInput(fields: readonly unknown[], line: number): TraceRecord {
    const [, elapsed, stored, payload] = fields;
    const { declared, value } = readPayload(stored, payload, line);
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
    const declared = typeof name === 'string' ? findUnit(name) : undefined;
    if (declared?.kind !== 'port') throw new TraceError(line, `unknown port ${shown(name)}`);
    if (!isCallId(id) || calls.has(id) || fields.length < 4 || fields.length > 5)
      throw new TraceError(line, 'the call is malformed');
    if (fields.length === 5 && (params !== null || !ParamsDigest.is(digest)))
      throw new TraceError(line, 'the digest of the call is malformed');
    if (fields.length === 4 && !declared.params.struct.is(params ?? undefined))
      throw new TraceError(line, `the parameters of ${declared.name} are malformed`);
    calls.set(id, declared);
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
    const declared = typeof id === 'number' ? calls.get(id) : undefined;
    const outcome = typeof index === 'number' ? OUTCOMES[index] : undefined;
    if (!declared || !outcome || typeof id !== 'number')
      throw new TraceError(line, 'the settle belongs to no call');
    calls.delete(id);
    const { struct } = outcome.startsWith('done') ? declared.done : declared.fail;
    // Whatever a port fails with that never should, the model does not look at it.
    const isUnforeseen = outcome.startsWith('fail') && struct.type === 'never';
    const meant = isUnforeseen ? value : meantBy(value, struct);
    if (!isUnforeseen && !struct.is(meant))
      throw new TraceError(line, `the answer of ${declared.name} is malformed`);
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

  return {
    begin() {
      calls = new Map();
    },
    read(fields, line) {
      const [kind] = fields;
      if (kind === 'i') return readInput(fields, line);
      if (kind === 'c') return readCall(fields, line);
      if (kind === 's') return readSettle(fields, line);
      if (kind === 'm') return readMarker(fields, line);
      throw new TraceError(line, `unknown kind of record ${shown(kind)}`);
    },
  };
}

function readPayload(
  stored: unknown,
  payload: unknown,
  line: number,
): { declared: DeclaredEvent; value: unknown } {
  const [name = '', storedVersion = '1'] = typeof stored === 'string' ? stored.split('@') : [];
  const declared = findUnit(name);
  if (declared?.kind !== 'input') throw new TraceError(line, `unknown event ${shown(stored)}`);
  const version = Number(storedVersion);
  const isVersion = Number.isInteger(version) && version >= 1 && version <= declared.version;
  if (!isVersion || stored !== storedName(name, version))
    throw new TraceError(line, `unknown version of event ${shown(stored)}`);
  const value = meantBy(upcast(declared, payload, version, line), declared.struct);
  if (!declared.struct.is(value))
    throw new TraceError(line, `the payload of ${declared.name} is malformed`);
  return { declared, value };
}

/** A payload of an older version as one of today's. What is none of its version may make an upcaster throw. */
function upcast(
  { name, upcasters }: DeclaredEvent,
  payload: unknown,
  version: number,
  line: number,
): unknown {
  try {
    return upcasters.slice(version - 1).reduce((value, upcaster) => upcaster(value), payload);
  } catch {
    throw new TraceError(line, `the payload of ${name} is malformed`);
  }
}

/** JSON has no `undefined`, and a log says `null` for it: only what may be null was null. */
function meantBy(value: unknown, struct: Struct<any, any>): unknown {
  return value === null && (isNothing(struct) || !struct.is(null)) ? undefined : value;
}

function readFollowing(fields: readonly unknown[], line: number): Following {
  if (fields.length === 0) return { facts: [], digest: '' };
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
