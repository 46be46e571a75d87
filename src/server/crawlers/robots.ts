import { SEARCH_PATH } from '../../listing/address.ts';
import { crawledStore } from './crawled-store.ts';

/**
 * `robots.txt` of the store at a host; undefined without one. Only searches are disallowed,
 * because they are endless. Other pages carry their own noindex, which crawlers must be able to
 * read.
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
