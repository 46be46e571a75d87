import { chained } from '#src/event-log/export.ts';
import { alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { storedName } from '#src/event-log/record.ts';
import { stateDigest } from '#src/event-log/state.ts';
import { type Player, createPlayer } from './player.ts';
import type { Snapshot } from './reaction.ts';
import { createStoreBooks, declaredStores, digestsAfter } from './stores.ts';
import { WITHOUT_STORES, hasStores, isChainedFormat } from './trace-chain.ts';
import { type Trace, type TraceRecord, isStep, startOf } from './trace.ts';

/** Bounds of a part: its first record, a step record, and the index after its last record. */
export interface PartPlaces {
  from: number;
  end: number;
}

/** Start of a page life and pending calls, as in a trace's lines. */
interface RawCheckpoint {
  start: unknown;
  calls: readonly { id: number; port: string }[];
}

/**
 * Writes a part of a trace as a trace with its original lines. Unless it begins with a page life or a
 * checkpoint, it gets a new checkpoint with this build's state. It opens on its own, and verifies if the
 * whole does. Call it in a realm without another live scope.
 *
 * @param text the whole trace; `trace` is its parsed form
 * @example partOfTrace(text, trace, { from: 120, end: 180 })
 */
export function partOfTrace(text: string, trace: Trace, { from, end }: PartPlaces): string {
  const { header, records } = trace;
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const player = createPlayer(trace);
  player.seek(from);
  const part = records.slice(from, end);
  const fields = part.map((record) => rawFields(lines, record));
  const [first] = part;
  if (!isStep(first)) throw new Error('A part begins with a record that a replay goes on by.');
  if (first.kind !== 'checkpoint' && !startOf(first)) beginAtCheckpoint();
  else if (fields[0]) fields[0][1] = 0;

  function beginAtCheckpoint(): void {
    const begins = records.findLastIndex((record, at) => at < from && startOf(record));
    const life = records.slice(begins, from);
    const raw = rawStart(lines, records[begins]);
    const checkpoint = {
      start: raw.start,
      calls: callsUnderWay(lines, life, raw, player),
      state: stateOf(player.snapshot()),
    };
    const length = raw.lines + life.length;
    countOneMore(fields, raw.start);
    if (hasStores(header.format)) completeDigests(fields);
    fields.unshift(['k', 0, length, checkpoint]);
  }

  /** Extends the first digests record: it lists every store that differs from the new checkpoint. */
  function completeDigests(all: unknown[][]): void {
    const next = part.findIndex(startOf);
    const at = part.findIndex(({ kind }) => kind === 'digests');
    const line = all[at];
    if (!line || (next !== -1 && next < at)) return;
    line[2] = digestsAfter(createStoreBooks(trace), from + at, new Map(player.snapshot()));
  }

  player.seek(end);
  const isToTheEnd = end === records.length && !trace.stopped;
  const state = isToTheEnd ? trace.end.state : stateDigest(player.scope, alreadyRedacted);
  player.stop();
  const bodies = fields.map((one) => JSON.stringify(one).slice(1, -1));
  const last = `"e",0,${JSON.stringify({ records: bodies.length, state })}`;
  if (isChainedFormat(header.format))
    return chained(lines[0] ?? '', [...bodies, last], header.format);
  // Format 3 is written as 4: its lines are equal, and its chain does not cover the header.
  const { stores: _, ...known } = header;
  const head = JSON.stringify({ ...known, format: WITHOUT_STORES });
  return chained(head, [...bodies, last], WITHOUT_STORES);
}

function rawFields(lines: readonly string[], { line }: TraceRecord): unknown[] {
  return (JSON.parse(lines[line - 1] ?? '[]') as unknown[]).slice(0, -1);
}

/** Start of a page life, its pending calls, and the number of missing lines. */
function rawStart(
  lines: readonly string[],
  start: TraceRecord | undefined,
): RawCheckpoint & { lines: number } {
  const [, , unit, payload] = start ? rawFields(lines, start) : [];
  if (start?.kind === 'checkpoint') return { ...(payload as RawCheckpoint), lines: unit as number };
  return { start: { unit, payload }, calls: [], lines: 0 };
}

/** Pending calls with their names in the trace; the parameters come from the replay. */
function callsUnderWay(
  lines: readonly string[],
  life: readonly TraceRecord[],
  { calls }: RawCheckpoint,
  player: Player,
): object[] {
  const open = new Map<number, { port: string; params: unknown }>();
  for (const { id, port } of calls) open.set(id, { port, params: null });
  for (const record of life) {
    if (record.kind === 'settle' || record.kind === 'same-turn') open.delete(record.id);
    if (record.kind === 'call')
      open.set(record.id, {
        port: rawFields(lines, record)[1] as string,
        params: record.params ?? null,
      });
  }
  const replayed = new Map(player.save().pending.map(({ id, params }) => [id, params]));
  return [...open].map(([id, { port, params }]) => ({
    id,
    port,
    params: replayed.get(id) ?? params,
  }));
}

/** Named stores that differ from their initial value, in the recorder's form. */
function stateOf(snapshot: Snapshot): Record<string, unknown> {
  const values = new Map(snapshot);
  return Object.fromEntries(
    declaredStores().flatMap(({ unit, name, version, initial, redact }) => {
      const value = values.get(unit);
      if (Object.is(value, initial)) return [];
      const written = redact ? redact(value, alreadyRedacted) : value;
      return [[storedName(name, version), written ?? null]];
    }),
  );
}

/** Checkpoints count the previous lines of their page life; the new checkpoint adds one. */
function countOneMore(fields: readonly unknown[][], start: unknown): void {
  const beginning = JSON.stringify(start);
  for (const line of fields)
    if (line[0] === 'k' && JSON.stringify((line[3] as RawCheckpoint).start) === beginning)
      line[2] = (line[2] as number) + 1;
}
