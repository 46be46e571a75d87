import { literal } from 'superstruct';
import { persistedCookie } from '../ports/storage/persisted.ts';

/** NWS-02: says that somebody signed up in this browser. */
export const signedUpCookie = persistedCookie('selvedge_newsletter', literal('1'), { days: 365 });
/** NWS-03: says that the popup was seen. */
export const seenCookie = persistedCookie('selvedge_newsletter_seen', literal('1'), { days: 365 });

/** Asked of nobody who has just come: not before this page of a visit. */
const FIRST_VISIT = 3;

/** NWS-01…03: asked once a year, of those who did not sign up. */
export function mayAsk(visits: number, cookies: Readonly<Record<string, string>>): boolean {
  return (
    visits >= FIRST_VISIT &&
    signedUpCookie.read(cookies) === null &&
    seenCookie.read(cookies) === null
  );
}
