/**
 * True for a request of the host's own pages, or without `Origin`. Browsers send `Origin` with every POST, and no page
 * can suppress it.
 *
 * @param {{ origin: string | null | undefined, host: string | null | undefined }} headers
 * @example isSameOrigin({ origin: 'https://shop.example', host: 'shop.example' }); // true
 */
export function isSameOrigin({ origin, host }) {
  if (origin === null || origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
