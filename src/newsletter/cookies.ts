/** NWS-02: says that somebody signed up in this browser. */
export const SIGNED_UP_COOKIE = 'selvedge_newsletter';
/** NWS-03: says that the popup was seen. */
export const SEEN_COOKIE = 'selvedge_newsletter_seen';

/** Asked of nobody who has just come: not before this page of a visit. */
const FIRST_VISIT = 3;

/** NWS-01…03: asked once a year, of those who did not sign up. */
export function mayAsk(visits: number, cookies: Readonly<Record<string, string>>): boolean {
  return visits >= FIRST_VISIT && !(SIGNED_UP_COOKIE in cookies) && !(SEEN_COOKIE in cookies);
}
