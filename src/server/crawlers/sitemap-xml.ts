import type { ListedPage } from './addresses.ts';

/** Start of a sitemap part, before its first address. */
export const URLSET_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const URLSET_END = '</urlset>\n';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** One `url` element. */
export function urlXml({ url, alternates }: ListedPage): string {
  const links = alternates.map(
    ({ hreflang, url: href }) =>
      `<xhtml:link rel="alternate" hreflang="${escaped(hreflang)}" href="${escaped(href)}"/>`,
  );
  return `<url><loc>${escaped(url)}</loc>${links.join('')}</url>\n`;
}

/** Index of a store's sitemap parts. */
export function indexXml(parts: readonly string[]): string {
  const entries = parts.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
