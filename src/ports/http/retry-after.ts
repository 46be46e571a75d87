import type { CallError, ShopError } from './errors.ts';

/** Default and maximum wait, in seconds. */
const USUAL = 60;
const MOST = 3600;

/** IMF-fixdate, the only date form that may be sent (RFC 9110). */
const DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * Seconds that a 429 asks to wait. `Retry-After` is a number or a date, compared with the
 * answer's `Date` because clocks differ. From 1 to 3600; 60 if unreadable.
 *
 * @example secondsToWait(new Headers({ 'retry-after': '120' })) // 120
 */
export function secondsToWait(headers: Headers, now: () => number = Date.now): number {
  const text = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : (millisecondsOf(text) - (millisecondsOf(headers.get('date') ?? '') || now())) / 1000;
  return Number.isFinite(seconds) ? Math.min(MOST, Math.max(1, Math.ceil(seconds))) : USUAL;
}

function millisecondsOf(date: string): number {
  return DATE.test(date) ? Date.parse(date) : NaN;
}

/** Failure of a 429 answer. */
export function throttledBy(headers: Headers, errors: ShopError[]): CallError {
  return { kind: 'throttled', status: 429, seconds: secondsToWait(headers), errors };
}
