import { fetchFile } from '../kernel/late-file.ts';
import type { OwnTrace } from '../ports/browser/storage/own-trace.ts';
import { MOST_REPORT_BYTES } from './report.ts';
import type { ReportHead } from './report-file.ts';

/** Browser functions that packing uses. */
export interface PackPlatform {
  trace: OwnTrace;
  gzip(text: string): Promise<Blob>;
}

/** A report as it is sent, with the trace that is in it. */
export interface PackedReport {
  file: Blob;
  trace: string;
  isCut: boolean;
}

/** How much of a part may be over the limit by what the whole came to, and be tried all the same. */
const DOUBT = 1.1;

/**
 * Packs a session with what is said of it: all of it, or the longest last part that fits. Where not even the last page does, it
 * gets a checkpoint, and what follows is sent. Rejects where nothing fits.
 *
 * @example const { file } = await packed({ ...head, isCut: false }, { trace: await ownTrace(), gzip: gzipped });
 */
export async function packed(
  head: ReportHead,
  { trace, gzip }: PackPlatform,
  most = MOST_REPORT_BYTES,
): Promise<PackedReport> {
  const pack = async (text: string, isCut: boolean): Promise<PackedReport> => ({
    file: await gzip(reportText({ ...head, isCut }, text)),
    trace: text,
    isCut,
  });
  const session = await trace.export();
  const whole = await pack(session, false);
  if (whole.file.size <= most) return whole;
  const { lastParts } = await fetchFile(() => import('./last-part.ts'));
  const density = whole.file.size / session.length;
  for (const part of lastParts(session)) {
    if (part.characters * density > most * DOUBT) continue;
    const shorter = await pack(part.text(), true);
    if (shorter.file.size <= most) return shorter;
  }
  trace.goOn();
  const last = lastParts(await trace.export()).at(-1);
  const least = last && (await pack(last.text(), true));
  if (!least || least.file.size > most) throw new Error('The report is too long');
  return least;
}

/** A report's text, before it is packed. */
export function reportText(head: ReportHead, trace: string): string {
  return `${JSON.stringify(head)}\n${trace}`;
}
