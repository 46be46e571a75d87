import { type Infer, boolean, enums, integer, literal, object, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import type { CallError } from '../ports/http/errors.ts';

/** Most bytes of a report as it is sent, gzipped. */
export const MOST_REPORT_BYTES = 512_000;
/** Longest word on what happened, in characters. */
export const LONGEST_MESSAGE = 1000;
/** A report that could not be sent for so long is given up: nobody would look into it any more. */
export const GIVE_UP_MS = 7 * 24 * 60 * 60 * 1000;

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 5 * 60 * 1000;

/** A case's number: it is made on the device, and by it whoever collects tells a report that comes twice. */
export const CASE = /^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The case of eight random numbers; letters that look like digits are left out, so that it can be read out loud. */
export function caseOf(random: readonly number[]): string {
  const letters = random.map((number) => LETTERS[number % LETTERS.length]).join('');
  return `R-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}

/** Why there is a report: somebody wants it, a page could not go on, or a view broke. */
export const ReportCause = enums(['pressed', 'fatal', 'view']);
export type ReportCause = Infer<typeof ReportCause>;

/** Where on the page the dialog was opened, and so is shown. */
export const ReportPlace = enums(['foot', 'fatal']);
export type ReportPlace = Infer<typeof ReportPlace>;

/** A report that is ready to be sent. */
export const Packed = object({
  caseId: string(),
  /** Gzipped. */
  bytes: integer(),
  /** It has the last part of the session alone: all of it would be too long. */
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
  /** The developers' studio is there, and shows all of it. */
  hasStudio: boolean(),
});
export type TraceSight = Infer<typeof TraceSight>;

/** `unpacked`: the browser cannot pack it; `refused`: it is never taken, however often it is sent. */
export const WhyNotSent = enums(['unpacked', 'refused']);
export type WhyNotSent = Infer<typeof WhyNotSent>;

/** State of a report. */
export const ReportState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  packing: object({ status: literal('packing') }),
  sending: object({ status: literal('sending'), packed: Packed, tries: integer() }),
  /** It is sent again, later and later, by the next page too. */
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

/** Milliseconds until it is sent again, after so many tries. */
export function pauseAfter(tries: number, error: CallError): number {
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LAST_RETRY_MS);
  return error.kind === 'throttled' ? Math.max(pause, error.seconds * 1000) : pause;
}

/** True if a report that failed this way is never accepted. */
export function isRefusedForGood(error: CallError): boolean {
  if (error.kind !== 'http') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408;
}
