import { importWithRetry } from '../kernel/lazy-import.ts';
import { forgetReport, storeReport, leftReport } from '../ports/browser/storage/stored-report.ts';
import { randomBytes, now } from '../ports/browser/page/now.ts';
import { ownTrace } from '../ports/browser/storage/own-trace.ts';
import { hasStudio, showTrace } from '../ports/browser/storage/shown-trace.ts';
import { forgetFile, holdFile } from '../ports/file-shelf.ts';
import type { FeatureHandlers } from '../ports/features.ts';
import { type PackedReport, packed } from './pack.ts';
import {
  claimAutomaticFx,
  forgetReportFx,
  packReportFx,
  recallReportFx,
  showReportFx,
  writeReportFx,
} from './report-model.ts';
import { GIVE_UP_MS, type Packed, type ReportCause, type TraceSight, caseOf } from './report.ts';
import { figuresOf } from './figures.ts';

/** One device in this many sends automatic reports. */
const SAMPLE = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Fails without details, because the browser gives none. */
const failed = () => Promise.reject();

function pack(cause: ReportCause, message: string, caseId: string): Promise<PackedReport> {
  const head = {
    report: 'selvedge',
    version: 1,
    caseId,
    cause,
    message,
    at: now(),
    isCut: false,
  } as const;
  return ownTrace().then((trace) => packed(head, { trace, gzip: gzipped }));
}

function newCase(): string {
  return caseOf(randomBytes(8));
}

/** The browser's handler of `packReportFx`. */
export async function packReport({
  cause,
  message,
}: {
  cause: ReportCause;
  message: string;
}): Promise<Packed> {
  const caseId = newCase();
  const { file, isCut } = await pack(cause, message, caseId).catch(failed);
  const isAutomatic = cause !== 'pressed';
  holdFile(file, caseId);
  await storeReport({ caseId, isCut, isAutomatic, file });
  return { caseId, bytes: file.size, isCut, isAutomatic };
}

/** The browser's handler of `recallReportFx`. */
export async function recallReport(): Promise<Packed | null> {
  const left = leftReport(GIVE_UP_MS);
  if (!left) return null;
  const { caseId, isCut, isAutomatic, file } = left;
  holdFile(file, caseId);
  return { caseId, bytes: file.size, isCut, isAutomatic };
}

/** The browser's handler of `forgetReportFx`. */
export async function forgetKeptReport({ caseId }: { caseId: string }): Promise<void> {
  forgetFile(caseId);
  forgetReport(caseId);
}

/** The browser's handler of `claimAutomaticFx`. */
export async function claimAutomatic({ cause }: { cause: ReportCause }): Promise<boolean> {
  const [drawn = 0] = randomBytes(1);
  if (drawn % SAMPLE !== 0) return false;
  try {
    const { claimName } = await importWithRetry(
      () => import('../ports/browser/measuring/measured.ts'),
    );
    return await claimName(`report-${cause}-${Math.floor(now() / DAY_MS)}`);
  } catch {
    return false;
  }
}

/** The browser's handler of `showReportFx`. */
async function showReport(): Promise<TraceSight> {
  const { file, trace, isCut } = await pack('pressed', '', newCase()).catch(failed);
  showTrace(trace);
  return { ...figuresOf(trace), bytes: file.size, isCut, hasStudio: await hasStudio() };
}

/** The browser's handler of `writeReportFx`. */
async function writeReport(): Promise<void> {
  const { trace } = await pack('pressed', '', newCase()).catch(failed);
  const { saveTextFile } = await importWithRetry(
    () => import('../ports/browser/save-file.ts'),
  ).catch(failed);
  saveTextFile('selvedge-session.jsonl', trace);
}

/** The handlers of the ports of reports. */
export const reportHandlers: FeatureHandlers = [
  [packReportFx, packReport],
  [recallReportFx, recallReport],
  [forgetReportFx, forgetKeptReport],
  [claimAutomaticFx, claimAutomatic],
  [showReportFx, showReport],
  [writeReportFx, writeReport],
];

/** Compresses a text with gzip. Rejects if the browser cannot. */
export async function gzipped(text: string): Promise<Blob> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}
