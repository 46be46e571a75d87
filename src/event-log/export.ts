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

/** What a session's trace is made from. */
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
 * This tab's session until now as the text of a trace: what is kept of its earlier page lives, each
 * part cut at the last line whose hash holds, and this one. Lives recorded by another version of the
 * shop are left out. Recording goes on unaffected.
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
  /** Life of another page on the device, whose end may be torn. */
  from: StoredLife | undefined;
}

/** Parts of a session in their order; the last one is this page's. */
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
 * The text of a trace. The lines come with the hashes of their page lives, and are put into the one
 * chain of the trace: it begins with the header and does not begin anew.
 */
export function traceText(header: TraceHeader, lines: readonly string[], state: string): string {
  const end: TraceEnd = { records: lines.length, state };
  const bodies = [...lines.map(unhashed), `"e",0,${JSON.stringify(end)}`];
  return chained(JSON.stringify(header), bodies);
}

/** A header and the bodies of lines, the last one the end's, as the text of a trace whose chain holds. */
export function chained(header: string, bodies: readonly string[], format?: number): string {
  const chain = createChain(chainStart(format), header);
  const last = bodies.length - 1;
  const lines = bodies.map(
    (body, at) => `[${body},"${chain.link(body, at === last ? FULL_DIGEST_LENGTH : undefined)}"]`,
  );
  return `${[header, ...lines].join('\n')}\n`;
}

/**
 * The lines up to the last one whose hash holds: a killed tab can leave a torn tail. Its last lines can be there twice:
 * the next page has rescued them, and then the page was shown again and wrote them itself.
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

/** How many of these lines repeat the last ones before them. */
function repeated(before: readonly string[], lines: readonly string[]): number {
  const [first] = lines;
  if (first === undefined) return 0;
  const at = before.lastIndexOf(first);
  const run = at === -1 ? [] : before.slice(at);
  return run.every((line, place) => line === lines[place]) ? run.length : 0;
}
