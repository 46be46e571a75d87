import { JSDOM } from 'jsdom';

type Ask = (address: string) => Promise<{ status: number; html: string }>;

export interface SitemapEntry {
  url: string;
  alternates: { hreflang: string; href: string }[];
}

/** All entries in the parts of a host's sitemap index. */
export async function sitemapOf(ask: Ask, origin: string): Promise<SitemapEntry[]> {
  const read = async (address: string) => {
    const { status, html } = await ask(address);
    if (status !== 200) throw new Error(`${address} answers ${status}`);
    return html;
  };
  const parts = locationsIn(await read(`${origin}/sitemap.xml`));
  const entries: SitemapEntry[] = [];
  for (const part of parts) entries.push(...entriesIn(await read(part)));
  return entries;
}

export function locationsIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
}

/** Parses a sitemap. Throws for malformed XML. */
export function entriesIn(xml: string): SitemapEntry[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  return Array.from(document.getElementsByTagName('url'), (element) => ({
    url: element.getElementsByTagName('loc')[0]?.textContent ?? '',
    alternates: Array.from(element.getElementsByTagName('xhtml:link'), (link) => ({
      hreflang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
  }));
}
