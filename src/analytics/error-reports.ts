import { type Infer, enums, object, optional, string } from 'superstruct';

/** API-57: a problem for the shop's developers. */
export const ErrorReport = object({
  severity: enums(['error', 'warning', 'info']),
  /** The shop's own message, or an error's without personal data. */
  message: string(),
  pageType: string(),
  errorKey: optional(string()),
});
export type ErrorReport = Infer<typeof ErrorReport>;

/** API-57: maximum number of reports per page. */
const MOST = 10;

/** Key under which equal problems are reported once. */
export function errorName({ message, pageType, errorKey = '' }: ErrorReport): string {
  return [pageType, errorKey, message].join('\n');
}

/** True if a problem is not yet reported on this page, and the maximum is not reached. */
export function isNewError(told: readonly string[], trouble: ErrorReport): boolean {
  return told.length < MOST && !told.includes(errorName(trouble));
}

const LONGEST = 200;

/**
 * Removes possible personal data from an error message: quotes, e-mail addresses, queries, numbers.
 */
export function withoutPersonal(text: string): string {
  return text
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|«[^»]*»?/g, '…')
    .replace(/[?#]\S*/g, '…')
    .replace(/\S*@\S*/g, '…')
    .replace(/\p{Nd}[\p{Nd}\p{Pd}\s._/]*\p{Nd}/gu, '…')
    .slice(0, LONGEST);
}

const FRAME = /(https?:\/\/[^\s/]+)\/(?:[^\s?#()]*\/)?([\w.-]+\.[jt]sx?)[^\s():]*:(\d+):(\d+)/g;

/**
 * Location in the shop's own files, such as `shop-1a2b.js:1:234`; empty if unknown, `undefined` for
 * foreign code such as browser extensions.
 */
export function placeOfError(stack: string, origin: string): string | undefined {
  const own = [...stack.matchAll(FRAME)].find(([, of]) => of === origin);
  if (own) return own.slice(2).join(':');
  return /\b[\w-]+:\/\//.test(stack) ? undefined : '';
}
