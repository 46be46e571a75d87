import { array, enums, literal, min, number, object, size, string } from 'superstruct';
import { type Digest, createDigest, digestText, mixText } from '#src/kernel/hash.ts';
import { CHAIN_START, HASH_LENGTH, OUTCOMES, TRACE_FORMAT } from '#src/event-log/record.ts';
import { type DeclaredEvent, type DeclaredPort, findUnit } from '#src/event-log/units.ts';
import { appStarted } from '#src/ports/start.ts';
import { hasHostileKey } from './hostile-keys.ts';
import { type Following, type Trace, TraceError, type TraceRecord } from './trace.ts';

/** Longest line that is read, in characters; a listing's answer has about 10,000. */
const MAX_LINE = 1_000_000;
const MAX_RECORDS = 1_000_000;

const Header = object({
  trace: literal('selvedge'),
  format: number(),
  app: size(string(), 0, 200),
  catalogue: size(string(), 0, 40),
  stream: size(string(), 0, 80),
});
const End = object({ records: min(number(), 0), state: size(string(), 1, 40) });
const Facts = array(string());
const Marker = enums(['fault', 'lost']);

/**
 * Reads a trace from its text. All of it or nothing: the first thing that is wrong throws a
 * `TraceError` with its line number.
 */
export function readTrace(text: string): Trace {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const header = readHeader(lines[0] ?? '');
  if (lines.length > MAX_RECORDS) throw new TraceError(MAX_RECORDS, 'too many records');
  const reader = createLineReader();
  for (let index = 1; index < lines.length; index++) reader.read(lines[index] ?? '', index + 1);
  const { records, end } = reader;
  if (!end) throw new TraceError(lines.length, 'the trace is truncated: it has no end record');
  if (end.records !== records.length)
    throw new TraceError(
      lines.length,
      `the end record counts ${end.records} records, but there are ${records.length}`,
    );
  if (records.length === 0) throw new TraceError(lines.length, 'the trace has no records');
  return { header, records, end };
}

function readHeader(line: string): Trace['header'] {
  const value = parseLine(line, 1);
  if (!Header.is(value))
    throw new TraceError(1, 'this is no trace: the header of a Selvedge trace is missing');
  if (value.format !== TRACE_FORMAT)
    throw new TraceError(
      1,
      `the trace has format ${value.format}, this version reads format ${TRACE_FORMAT}`,
    );
  return value;
}

function parseLine(line: string, number: number): unknown {
  if (line.length > MAX_LINE)
    throw new TraceError(number, `the line is longer than ${MAX_LINE} characters`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new TraceError(number, 'the line is not JSON');
  }
  if (hasHostileKey(value)) throw new TraceError(number, 'the line has a forbidden key');
  return value;
}

function createLineReader() {
  const records: TraceRecord[] = [];
  let end: Trace['end'] | undefined;
  let chain: Digest | undefined;
  let at = 0;
  let calls = new Map<number, DeclaredPort>();

  function checkChain(line: string, number: number, hash: unknown): void {
    if (!chain) throw new TraceError(number, 'the first record is not the start of a page life');
    const tail = `,"${String(hash)}"]`;
    if (!line.startsWith('[') || !line.endsWith(tail))
      throw new TraceError(number, 'the hash is missing');
    mixText(chain, line.slice(1, -tail.length));
    if (hash !== digestText(chain, HASH_LENGTH))
      throw new TraceError(
        number,
        'the hash chain is broken: this line or one before it was changed',
      );
  }

  function advance(elapsed: unknown, number: number): number {
    if (typeof elapsed !== 'number' || !Number.isInteger(elapsed) || elapsed < 0)
      throw new TraceError(number, 'the time is malformed');
    at += elapsed;
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
    if (typeof id !== 'number' || calls.has(id) || fields.length < 4 || fields.length > 5)
      throw new TraceError(line, 'the call is malformed');
    if (fields.length === 5 && (params !== null || typeof digest !== 'string'))
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
    if (!struct.is(value ?? undefined) && !struct.is(value))
      throw new TraceError(line, `the answer of ${declared.name} is malformed`);
    const settled = {
      line,
      at: advance(elapsed, line),
      name: declared.name,
      id,
      outcome: outcome.startsWith('done') ? ('done' as const) : ('fail' as const),
      value,
    };
    return outcome.endsWith('sync')
      ? { kind: 'same-turn', ...settled }
      : { kind: 'settle', ...settled, ...readFollowing(fields.slice(5), line) };
  }

  function readMarker([, elapsed, marker, data]: readonly unknown[], line: number): TraceRecord {
    if (!Marker.is(marker)) throw new TraceError(line, `unknown marker ${shown(marker)}`);
    return { kind: 'marker', line, at: advance(elapsed, line), marker, data };
  }

  function readEnd(fields: readonly unknown[], line: number): void {
    const [, elapsed, value] = fields;
    advance(elapsed, line);
    if (!End.is(value)) throw new TraceError(line, 'the end record is malformed');
    end = value;
  }

  function read(line: string, number: number): void {
    if (end) throw new TraceError(number, 'there is a line after the end record');
    const value = parseLine(line, number);
    if (!Array.isArray(value) || value.length < 4)
      throw new TraceError(number, 'the line is no record');
    const fields: readonly unknown[] = value.slice(0, -1);
    if (fields[0] === 'i' && fields[2] === appStarted.shortName) {
      chain = createDigest();
      mixText(chain, CHAIN_START);
      calls = new Map();
    }
    checkChain(line, number, value.at(-1));
    if (fields[0] === 'i') records.push(readInput(fields, number));
    else if (fields[0] === 'c') records.push(readCall(fields, number));
    else if (fields[0] === 's') records.push(readSettle(fields, number));
    else if (fields[0] === 'm') records.push(readMarker(fields, number));
    else if (fields[0] === 'e') readEnd(fields, number);
    else throw new TraceError(number, `unknown kind of record ${shown(fields[0])}`);
  }

  return {
    records,
    get end() {
      return end;
    },
    read,
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
  if (!Number.isInteger(version) || version < 1 || version > declared.version)
    throw new TraceError(line, `unknown version of event ${shown(stored)}`);
  let value = payload;
  for (const upcast of declared.upcasters.slice(version - 1)) value = upcast(value);
  if (!declared.struct.is(value ?? undefined) && !declared.struct.is(value))
    throw new TraceError(line, `the payload of ${declared.name} is malformed`);
  return { declared, value };
}

function readFollowing(fields: readonly unknown[], line: number): Following {
  if (fields.length === 0) return { facts: [], digest: '' };
  const [facts, digest] = fields;
  if (fields.length !== 2 || !Facts.is(facts) || typeof digest !== 'string')
    throw new TraceError(line, 'the facts are malformed');
  for (const name of facts)
    if (findUnit(name)?.kind !== 'fact') throw new TraceError(line, `unknown fact ${shown(name)}`);
  return { facts, digest };
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80);
}
