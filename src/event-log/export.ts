import type { Scope } from 'effector';
import { createDigest, digestText, mixText } from '../kernel/hash.ts';
import type { JournalContent } from './journal.ts';
import { CHAIN_START, HASH_LENGTH, TRACE_FORMAT, type TraceHeader } from './record.ts';
import type { Cut } from './line-writer.ts';
import type { Recorder } from './recorder.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { stateDigest } from './state.ts';

/** A session as it is at one moment, between two turns. */
export interface ExportMoment {
  cut: Cut;
  /** Digest of the named stores at the cut. */
  state: string;
}

/** Cuts the log here and now. */
export function exportMomentOf(
  recorder: Recorder,
  scope: Scope,
  pseudonyms: Pseudonyms,
): ExportMoment {
  return { cut: recorder.cut(), state: stateDigest(scope, pseudonyms) };
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
export function traceText({ content, moment, app, catalogue }: ExportOptions): string {
  const earlier = content.earlier
    .filter(({ life }) => life.catalogue === catalogue)
    .flatMap(({ lines }) => validLines(lines));
  const header: TraceHeader = {
    trace: 'selvedge',
    format: TRACE_FORMAT,
    app,
    catalogue,
    stream: content.stream,
  };
  return `${[
    JSON.stringify(header),
    ...earlier,
    ...content.lines.slice(0, moment.cut.count),
    moment.cut.endLine(earlier.length, moment.state),
  ].join('\n')}\n`;
}

/** The lines up to the last one whose hash holds: a killed tab can leave a torn tail. */
export function validLines(lines: readonly string[]): string[] {
  const chain = createDigest();
  mixText(chain, CHAIN_START);
  const broken = lines.findIndex((line) => {
    const body = line.slice(1, -(HASH_LENGTH + 4));
    mixText(chain, body);
    return line !== `[${body},"${digestText(chain, HASH_LENGTH)}"]`;
  });
  return broken === -1 ? [...lines] : lines.slice(0, broken);
}
