import { array, integer, literal, min, object, pattern, size, string, tuple } from 'superstruct';
import { objectionTo } from '#harness/replay/hostile/hostile-json.ts';
import { READ_FORMATS, createTraceChain } from '#harness/replay/trace-chain.ts';
import { TraceError } from '#harness/replay/trace.ts';
import { appStarted } from '#src/ports/start.ts';
import { ReportHead } from '#src/reports/report-file.ts';

/** Longest accepted line, in characters. */
const MOST_LINE = 10_000_000;
const MOST_LINES = 1_000_000;

/** Header of a trace, of any release. */
const Header = object({
  trace: literal('selvedge'),
  format: integer(),
  app: size(string(), 0, 200),
  catalogue: size(string(), 0, 40),
  stream: size(string(), 0, 80),
  stores: pattern(string(), /^[\w-]{0,60000}$/),
});
const End = tuple([
  literal('e'),
  literal(0),
  object({ records: min(integer(), 1), state: pattern(string(), /^[\w-]{1,40}$/) }),
  string(),
]);
/** Valid unit names, because an index and a page contain them. */
const Names = array(pattern(string(), /^[\w@/.-]{1,200}$/));
const KINDS = new Set(['i', 'c', 's', 'm', 'k', 'd', 'a', 'q']);

/** Fields of a trace line. Their units are not checked, because only a matching build knows them. */
export type Fields = readonly unknown[];

/** A well-formed trace with valid hashes. It may name units of another release, such as a tab's earlier one. */
export interface CheckedTrace {
  /** Application version and commit. */
  app: string;
  lines: readonly Fields[];
}

/** A well-formed report. */
export interface CheckedReport extends CheckedTrace {
  head: ReportHead;
  /** The trace as text. */
  trace: string;
}

/** Reason why a report is invalid; quotes nothing of it. */
export class ReportError extends Error {
  override name = 'ReportError';
}

/**
 * Reads a report: its head, and a trace of canonical JSON lines with valid hashes. The records themselves are checked on
 * replay.
 *
 * @throws {ReportError}
 * @example const { head, lines } = checkReport(text);
 */
export function checkReport(text: string): CheckedReport {
  const split = text.indexOf('\n');
  const head = parsed(split < 0 ? text : text.slice(0, split), 'the head');
  if (!ReportHead.is(head)) throw new ReportError('the head is malformed');
  const trace = text.slice(split + 1);
  if (split < 0) throw new ReportError('the trace is missing');
  return { head, trace, ...checkTrace(trace) };
}

/**
 * Reads a trace without checking its units.
 *
 * @throws {ReportError}
 */
function checkTrace(trace: string): CheckedTrace {
  if (!trace.endsWith('\n')) throw new ReportError('the trace is incomplete');
  const rows = trace.slice(0, -1).split('\n');
  if (rows.length > MOST_LINES) throw new ReportError('there are too many records');
  const [first = '', ...records] = rows;
  const header = parsed(first, 'line 1');
  if (!Header.is(header) || !READ_FORMATS.includes(header.format))
    throw new ReportError('the header of the trace is malformed');
  const chain = createTraceChain(header.format, first);
  const lines = records.map((line, at): Fields => {
    const fields = parsed(line, `line ${at + 2}`);
    if (!Array.isArray(fields) || fields.length < 4)
      throw new ReportError(`line ${at + 2} is no record`);
    checkRecord(fields, at, records.length);
    if (at === 0) chain.begin();
    checkHash(() => chain.check(line, at + 2, fields.at(-1), at === records.length - 1));
    return fields;
  });
  const end = lines.at(-1);
  if (!End.is(end) || end[2].records !== lines.length - 1)
    throw new ReportError('the last line is missing or has a wrong number of records');
  return { app: header.app, lines: lines.slice(0, -1) };
}

function checkRecord(fields: Fields, at: number, count: number): void {
  const [kind, , third] = fields;
  const isStart = kind === 'k' || (kind === 'i' && third === appStarted.shortName);
  if (at === 0 && !isStart) throw new ReportError('the trace does not begin with a page');
  if (at < count - 1 && !KINDS.has(String(kind)))
    throw new ReportError(`line ${at + 2} has an unknown kind`);
  if (!Names.is(namesIn(fields))) throw new ReportError(`line ${at + 2} names no unit`);
}

/** Returns the units that a record names: inputs, ports, facts. */
export function namesIn(fields: Fields): unknown[] {
  const [kind, second, third] = fields;
  const facts = kind === 'i' ? fields[4] : kind === 's' ? fields[5] : undefined;
  const own = kind === 'i' ? [third] : kind === 'c' ? [second] : [];
  return [...own, ...(Array.isArray(facts) ? (facts as unknown[]) : [])];
}

function checkHash(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof TraceError) throw new ReportError(error.message);
    throw error;
  }
}

function parsed(line: string, where: string): unknown {
  if (line.length > MOST_LINE) throw new ReportError(`${where} is too long`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ReportError(`${where} is not JSON`);
  }
  const objection = objectionTo(value);
  if (objection) throw new ReportError(`${where} ${objection}`);
  // Recorders write canonical JSON: reject ambiguous text such as duplicate keys.
  if (JSON.stringify(value) !== line) throw new ReportError(`${where} is not canonical JSON`);
  return value;
}
