import { importWithRetry } from '../kernel/lazy-import.ts';
import type { OwnTrace } from '../ports/browser/storage/own-trace.ts';
import { MOST_REPORT_BYTES } from './report.ts';
import type { ReportHead } from './report-file.ts';

/** Browser functions that packing uses. */
export interface PackPlatform {
  trace: OwnTrace;
  gzip(text: string): Promise<Blob>;
}

/** A report as it is sent, with its trace. */
export interface PackedReport {
  file: Blob;
  trace: string;
  isCut: boolean;
}

/** A part is packed if its estimated size is below the limit times this factor. */
const DOUBT = 1.1;

/**
 * Packs a session and its message: the whole, or the longest last part within the limit. If the last page is too long,
 * the log writes a checkpoint, and the part after it is packed. Rejects if no part fits.
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
  const { lastParts } = await importWithRetry(() => import('./last-part.ts'));
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

/** Text of a report before compression. */
export function reportText(head: ReportHead, trace: string): string {
  return `${JSON.stringify(head)}\n${trace}`;
}
