import { knownStores } from './catalogue-digest.ts';
import { unhashed, createChain } from './chain.ts';
import type { Journal, JournalContent } from './journal.ts';
import type { StoredLife } from './log-store.ts';
import {
  FULL_DIGEST_LENGTH,
  TRACE_FORMAT,
  type TraceEnd,
  type TraceHeader,
  chainStart,
} from './record.ts';
import type { Recorder } from './recorder.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { type StateOf, stateDigest } from './state.ts';

/** Dependencies of a trace export. */
export interface ExportOptions {
  journal: Journal;
  recorder: Recorder;
  scope: StateOf;
  pseudonyms: Pseudonyms;
  /** Application version and commit. */
  app: string;
  catalogue: string;
}

/**
 * Returns this tab's session as the text of a trace: earlier page lives on the device, each cut
 * at its last valid line, and this one. Skips page lives of another shop version. Recording
 * continues.
 */
export async function sessionText(options: ExportOptions): Promise<string> {
  const { journal, recorder, scope, pseudonyms, app, catalogue } = options;
  recorder.seal();
  const state = stateDigest(scope, pseudonyms);
  const content = await journal.read();
  const stream = content.stored.find((life) => life !== undefined)?.stream ?? 'memory';
  const lines = partsOf(content).flatMap((part) => {
    if (!part.from) return part.lines;
    return part.from.catalogue === catalogue ? validLines(part.lines) : [];
  });
  const stores = typeof __STORES__ === 'undefined' ? knownStores() : __STORES__;
  const header = {
    trace: 'selvedge',
    format: TRACE_FORMAT,
    app,
    catalogue,
    stream,
    stores,
  } as const;
  return traceText(header, lines, state);
}

/** A page life, or a part of one from a checkpoint on. */
interface LifePart {
  lines: readonly string[];
  /** Page life from the device, whose end may be torn; undefined for this page. */
  from: StoredLife | undefined;
}

/** Parts of a session in order; this page's are last. */
function partsOf({ inMemory, stored, lives }: JournalContent): LifePart[] {
  const others = lives.filter(({ life }) => !stored.some((own) => own?.life === life.life));
  return inMemory.flatMap((lines, at): LifePart[] => {
    const after = stored[at - 1]?.life ?? -1;
    const isLast = at === inMemory.length - 1;
    const until = isLast ? Infinity : (stored[at]?.life ?? after);
    const before = others
      .filter(({ life }) => life.life > after && life.life < until)
      .map(({ life, lines }) => ({ lines, from: life }));
    return [...before, { lines, from: undefined }];
  });
}

/**
 * Joins lines into the text of a trace. Replaces the hashes of the page lives by one chain that
 * starts with the header.
 */
export function traceText(header: TraceHeader, lines: readonly string[], state: string): string {
  const end: TraceEnd = { records: lines.length, state };
  const bodies = [...lines.map(unhashed), `"e",0,${JSON.stringify(end)}`];
  return chained(JSON.stringify(header), bodies);
}

/**
 * Builds a trace with a valid chain from a header and line bodies. The last body is the end's.
 */
export function chained(header: string, bodies: readonly string[], format?: number): string {
  const chain = createChain(chainStart(format), header);
  const last = bodies.length - 1;
  const lines = bodies.map(
    (body, at) => `[${body},"${chain.link(body, at === last ? FULL_DIGEST_LENGTH : undefined)}"]`,
  );
  return `${[header, ...lines].join('\n')}\n`;
}

/**
 * Lines up to the last valid hash: a killed tab can leave a torn tail. Removes repeated last
 * lines, which a restored page writes again after the next page has rescued them.
 */
export function validLines(lines: readonly string[]): string[] {
  const good = linked(lines);
  const again = repeated(good, lines.slice(good.length));
  return again === 0 ? good : validLines([...good, ...lines.slice(good.length + again)]);
}

function linked(lines: readonly string[]): string[] {
  const chain = createChain(chainStart());
  const broken = lines.findIndex((line) => {
    const body = unhashed(line);
    return line !== `[${body},"${chain.link(body)}"]`;
  });
  return broken === -1 ? [...lines] : lines.slice(0, broken);
}

/** Number of lines that repeat the last ones before them. */
function repeated(before: readonly string[], lines: readonly string[]): number {
  const [first] = lines;
  if (first === undefined) return 0;
  const at = before.lastIndexOf(first);
  const run = at === -1 ? [] : before.slice(at);
  return run.every((line, place) => line === lines[place]) ? run.length : 0;
}
