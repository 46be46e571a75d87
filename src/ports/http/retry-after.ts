import type { CallError, ShopError } from './errors.ts';

/** Where an answer does not say for how long, and what is believed at the most, in seconds. */
const USUAL = 60;
const MOST = 3600;

/** IMF-fixdate, the one form of a date that may be sent (RFC 9110). */
const DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * For how many seconds a 429 asks to wait: `Retry-After` is a number of seconds or a date, which is
 * measured by the answer's own `Date` where there is one, as clocks differ. At least 1, at most an
 * hour; 60 where nothing can be read.
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

/** The failure that a 429 is. */
export function throttledBy(headers: Headers, errors: ShopError[]): CallError {
  return { kind: 'throttled', status: 429, seconds: secondsToWait(headers), errors };
}
