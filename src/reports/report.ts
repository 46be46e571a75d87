import { type Infer, boolean, enums, integer, literal, object, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import type { CallError } from '../ports/http/errors.ts';

/** Most bytes of a report as it is sent, gzipped. */
export const MOST_REPORT_BYTES = 512_000;
/** Longest message of a shopper, in characters. */
export const LONGEST_MESSAGE = 1000;
/** Age (ms) at which an unsent report is dropped. */
export const GIVE_UP_MS = 7 * 24 * 60 * 60 * 1000;

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 5 * 60 * 1000;

/** Case number, created on the device. The collector recognises a repeated report by it. */
export const CASE = /^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a case number from eight random numbers, without letters that look like digits. */
export function caseOf(random: readonly number[]): string {
  const letters = random.map((number) => LETTERS[number % LETTERS.length]).join('');
  return `R-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}

/** Cause of a report: `pressed` by the shopper, a `fatal` error of the page, or a broken `view`. */
export const ReportCause = enums(['pressed', 'fatal', 'view']);
export type ReportCause = Infer<typeof ReportCause>;

/** Place from which the dialog was opened, which shows it. */
export const ReportPlace = enums(['foot', 'fatal']);
export type ReportPlace = Infer<typeof ReportPlace>;

/** A report that is ready to be sent. */
export const Packed = object({
  caseId: string(),
  /** Gzipped. */
  bytes: integer(),
  /** True if it contains only the last part of the session, because the whole is too long. */
  isCut: boolean(),
  /** True if the shopper did not request it. */
  isAutomatic: boolean(),
});
export type Packed = Infer<typeof Packed>;

/** Summary of a report's content, for devices without the studio. */
export const TraceSight = object({
  pages: integer(),
  records: integer(),
  calls: integer(),
  failures: integer(),
  bytes: integer(),
  isCut: boolean(),
  /** True if the studio is available, which shows all of it. */
  hasStudio: boolean(),
});
export type TraceSight = Infer<typeof TraceSight>;

/** `unpacked`: the browser cannot pack it; `refused`: the collector never accepts it. */
export const WhyNotSent = enums(['unpacked', 'refused']);
export type WhyNotSent = Infer<typeof WhyNotSent>;

/** State of a report. */
export const ReportState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  packing: object({ status: literal('packing') }),
  sending: object({ status: literal('sending'), packed: Packed, tries: integer() }),
  /** It is sent again with growing pauses, also by the next page. */
  waiting: object({ status: literal('waiting'), packed: Packed, tries: integer() }),
  sent: object({ status: literal('sent'), packed: Packed }),
  failed: object({ status: literal('failed'), reason: WhyNotSent }),
});
export type ReportState = Infer<typeof ReportState>;

export const NO_REPORT: ReportState = { status: 'idle' };

/** True if a shopper can start a report; an automatic one does not block it. */
export function mayBegin(report: ReportState): boolean {
  if (report.status === 'sending' || report.status === 'waiting') return report.packed.isAutomatic;
  return report.status !== 'packing';
}

/** Pause (ms) before the next attempt. */
export function pauseAfter(tries: number, error: CallError): number {
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LAST_RETRY_MS);
  return error.kind === 'throttled' ? Math.max(pause, error.seconds * 1000) : pause;
}

/** True if a report that failed this way is never accepted. */
export function isRefusedForGood(error: CallError): boolean {
  if (error.kind !== 'http') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408;
}
