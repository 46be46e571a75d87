/**
 * True for a request of the host's own pages. Browsers send `Origin` with every POST; a program that is no browser need
 * not, and nobody can make a shopper's browser leave it out.
 *
 * @param {{ origin: string | null | undefined, host: string | null | undefined }} headers
 * @example isSameOrigin({ origin: 'https://shop.example', host: 'shop.example' }); // true
 */
export function isSameOrigin({ origin, host }) {
  if (origin === null || origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
