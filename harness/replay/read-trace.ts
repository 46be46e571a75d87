import { assign, integer, literal, min, object, pattern, size, string } from 'superstruct';
import { type Environment, appStarted } from '#src/ports/start.ts';
import { objectionTo } from './hostile/hostile-json.ts';
import { createRecordReader } from './read-record.ts';
import { type Trace, TraceError, type TraceRecord, isStep, startOf } from './trace.ts';
import {
  READ_FORMATS,
  type TraceChain,
  createTraceChain,
  hasStores,
  isChainedFormat,
} from './trace-chain.ts';

/** Maximum bytes of a trace; the shop stores less per session. */
export const MAX_BYTES = 100_000_000;
/** Maximum characters of a line; more than the shop's longest answer. */
const MAX_LINE = 10_000_000;
const MAX_RECORDS = 1_000_000;
export const TOO_LARGE = `the trace is larger than ${MAX_BYTES / 1e6} MB`;
const BACKWARDS = 'this page life began before the one above it';

const OldHeader = object({
  trace: literal('selvedge'),
  format: integer(),
  app: size(string(), 0, 200),
  catalogue: size(string(), 0, 40),
  stream: size(string(), 0, 80),
});
const Header = assign(OldHeader, object({ stores: pattern(string(), /^[\w-]{0,60000}$/) }));
const End = object({ records: min(integer(), 0), state: pattern(string(), /^[\w-]{1,40}$/) });

/**
 * Parses a trace completely. Throws a `TraceError` with a line number at the first problem. Allows an
 * editor's line ends and byte order mark.
 *
 * @example const { divergence } = verifyTrace(readTrace(text));
 */
export function readTrace(text: string): Trace {
  const trace = readSoFar(text);
  if (trace.stopped) throw trace.stopped;
  return trace;
}

/**
 * Parses as much of a trace as possible. `stopped` has the reason; records end before the last one with
 * consequences. Throws a `TraceError` if nothing is left.
 *
 * @example const { stopped, records } = readTraceSoFar(text);
 */
export function readTraceSoFar(text: string): Trace {
  const trace = readSoFar(text);
  const { stopped, records } = trace;
  if (!stopped) return trace;
  // Consequences of the last step may be missing.
  const whole = records.slice(0, Math.max(0, records.findLastIndex(isStep)));
  if (whole.length === 0) throw stopped;
  return { ...trace, records: whole, end: { records: whole.length, state: '' } };
}

function readSoFar(text: string): Trace {
  if (text.length > MAX_BYTES) throw new TraceError(1, TOO_LARGE);
  const lines = linesOf(text);
  const headerLine = lines.next().value ?? '';
  const header = readHeader(headerLine);
  const reader = createLineReader(createTraceChain(header.format, headerLine));
  const stopped = stopOf(() => readLines(lines, reader));
  const { records, end = { records: 0, state: '' } } = reader;
  return {
    header,
    records,
    end,
    ...(stopped && { stopped }),
    isChained: isChainedFormat(header.format),
  };
}

function readLines(lines: Iterable<string>, reader: ReturnType<typeof createLineReader>): void {
  let count = 1;
  for (const line of lines) {
    count += 1;
    if (count > MAX_RECORDS) throw new TraceError(count, 'too many records');
    reader.read(line, count);
  }
  const { records, end } = reader;
  if (!end) throw new TraceError(count, 'the trace is truncated: it has no end record');
  if (end.records !== records.length)
    throw new TraceError(
      count,
      `the end record counts ${end.records} records, but there are ${records.length}`,
    );
  if (records.length === 0) throw new TraceError(count, 'the trace has no records');
}

/** Error of a read, if any. */
function stopOf(read: () => void): TraceError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof TraceError) return error;
    throw error;
  }
}

/** Yields lines lazily, so that an early problem costs little. */
function* linesOf(text: string): Generator<string, undefined> {
  let from = text.startsWith('\ufeff') ? 1 : 0;
  while (from < text.length) {
    const found = text.indexOf('\n', from);
    const to = found === -1 ? text.length : found;
    yield text.slice(from, text[to - 1] === '\r' && to > from ? to - 1 : to);
    from = to + 1;
  }
}

/**
 * Decodes a trace's bytes as strict UTF-8: different bytes must not give the same text.
 *
 * @throws {TraceError}
 */
export function traceTextOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new TraceError(1, TOO_LARGE);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TraceError(1, 'the file is not UTF-8');
  }
}

function readHeader(line: string): Trace['header'] {
  const value = parseLine(line, 1);
  const isWhole = Header.is(value);
  if (!isWhole && !OldHeader.is(value))
    throw new TraceError(1, 'this is no trace: the header of a Selvedge trace is missing');
  if (!READ_FORMATS.includes(value.format))
    throw new TraceError(
      1,
      `the trace has format ${value.format}, this version reads formats ${READ_FORMATS.join(', ')}`,
    );
  if (isWhole !== hasStores(value.format))
    throw new TraceError(1, 'the header is not of its format');
  return { ...value, stores: isWhole ? value.stores : '' };
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
  const objection = objectionTo(value);
  if (objection) throw new TraceError(number, `the line ${objection}`);
  // The line must be canonical: recorders never write duplicate keys and the like.
  if (JSON.stringify(value) !== line)
    throw new TraceError(number, 'the line is not as a recorder writes it');
  return value;
}

function createLineReader(chain: TraceChain) {
  const records: TraceRecord[] = [];
  const reader = createRecordReader();
  let end: Trace['end'] | undefined;
  let began = -Infinity;

  function add(record: TraceRecord): void {
    records.push(record);
    const start = startOf(record);
    // The chain determines the order, as clocks may be set back. Format 3 only has the clock.
    if (chain.coversOrder || !start || record.kind === 'checkpoint') return;
    const { environment } = start.payload as { environment: Environment };
    if (environment.now < began) throw new TraceError(record.line, BACKWARDS);
    began = environment.now;
  }

  function readEnd(value: unknown, line: number): void {
    if (!End.is(value)) throw new TraceError(line, 'the end record is malformed');
    end = value;
  }

  function read(line: string, number: number): void {
    if (end) throw new TraceError(number, 'there is a line after the end record');
    const value = parseLine(line, number);
    if (!Array.isArray(value) || value.length < 4)
      throw new TraceError(number, 'the line is no record');
    const fields: readonly unknown[] = value.slice(0, -1);
    const isStart = fields[0] === 'i' && fields[2] === appStarted.shortName;
    if (isStart || fields[0] === 'k') chain.begin();
    chain.check(line, number, value.at(-1), fields[0] === 'e');
    if (fields[0] === 'e') readEnd(fields[2], number);
    else add(reader.read(fields, number));
  }

  return {
    records,
    get end() {
      return end;
    },
    read,
  };
}
