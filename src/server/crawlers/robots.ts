import { SEARCH_PATH } from '../../listing/address.ts';
import { crawledStore } from './crawled-store.ts';

/**
 * The `robots.txt` of the store at a host; `undefined` where there is none. Pages that are not to be listed say so
 * themselves, which only a crawler that may read them sees: searches alone are closed, as there is no end to them.
 */
export function robotsAt(url: URL): string | undefined {
  const store = crawledStore(url);
  if (!store) return undefined;
  const searches = store.sites.map(({ SITE_URL }) => pathBase(SITE_URL) + SEARCH_PATH);
  return [
    'User-agent: *',
    ...searches.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${store.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function pathBase(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}
