import { literal } from 'superstruct';
import { feature } from '../event-log/units.ts';
import { persistedCookie } from '../ports/storage/persisted.ts';

feature('core');

/** NWS-02: set after a sign-up in this browser. */
export const signedUpCookie = persistedCookie('selvedge_newsletter', literal('1'), { days: 365 });
/** NWS-03: set after the popup was shown. */
export const seenCookie = persistedCookie('selvedge_newsletter_seen', literal('1'), { days: 365 });

/** First page of a visit on which the popup may open. */
const FIRST_VISIT = 3;

/** NWS-01…03: true if the popup may open: once a year, and not after a sign-up. */
export function mayAsk(visits: number, cookies: Readonly<Record<string, string>>): boolean {
  return (
    visits >= FIRST_VISIT &&
    signedUpCookie.read(cookies) === null &&
    seenCookie.read(cookies) === null
  );
}
