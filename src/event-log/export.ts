import { unhashed, createChain } from './chain.ts';
import type { JournalContent } from './journal.ts';
import {
  FULL_DIGEST_LENGTH,
  TRACE_FORMAT,
  type TraceEnd,
  type TraceHeader,
  chainStart,
} from './record.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { type StateOf, stateDigest } from './state.ts';

/** A session as it is at one moment, between two turns. */
export interface ExportMoment {
  /** Lines of this page life. */
  count: number;
  /** Digest of the named stores at the cut. */
  state: string;
}

/** The moment after so many lines, with the stores' values there. */
export function exportMomentOf(
  count: number,
  state: StateOf,
  pseudonyms: Pseudonyms,
): ExportMoment {
  return { count, state: stateDigest(state, pseudonyms) };
}

/** All that the text of a trace is made of. */
export interface ExportOptions {
  content: JournalContent;
  moment: ExportMoment;
  /** Application version and commit. */
  app: string;
  catalogue: string;
}

/**
 * This tab's session as the text of a trace: its earlier page lives, each cut at the last line
 * whose hash holds, and this one. Lives recorded by another version of the shop are left out.
 */
export function sessionText({ content, moment, app, catalogue }: ExportOptions): string {
  const earlier = content.earlier
    .filter(({ life }) => life.catalogue === catalogue)
    .flatMap(({ lines }) => validLines(lines));
  const header = { trace: 'selvedge', format: TRACE_FORMAT, app, catalogue } as const;
  return traceText(
    { ...header, stream: content.stream },
    [...earlier, ...content.lines.slice(0, moment.count)],
    moment.state,
  );
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
export function chained(header: string, bodies: readonly string[]): string {
  const chain = createChain(chainStart(), header);
  const last = bodies.length - 1;
  const lines = bodies.map(
    (body, at) => `[${body},"${chain.link(body, at === last ? FULL_DIGEST_LENGTH : undefined)}"]`,
  );
  return `${[header, ...lines].join('\n')}\n`;
}

/** The lines up to the last one whose hash holds: a killed tab can leave a torn tail. */
export function validLines(lines: readonly string[]): string[] {
  const chain = createChain(chainStart());
  const broken = lines.findIndex((line) => {
    const body = unhashed(line);
    return line !== `[${body},"${chain.link(body)}"]`;
  });
  return broken === -1 ? [...lines] : lines.slice(0, broken);
}
