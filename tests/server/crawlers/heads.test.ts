// @long
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { inside, storefrontOver } from '../storefront-over.ts';
import { sitemapOf } from './sitemap-of.ts';

const { ask } = storefrontOver(inside);

// Compiles the modules first; a built server has them ready.
beforeAll(() => fetchAllViews(), 60_000);

async function documentAt(address: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { status, html } = await ask(address);
      expect([status, html.includes(SERVED_ID)], address).toEqual([200, true]);
      return html;
    },
    { timeout: 30_000, interval: 200 },
  );
}

const TITLE = /<title[^>]*>([^<]*)/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/** Addresses that share a text, by the text. */
function shared(texts: ReadonlyMap<string, string>): Record<string, string[]> {
  const byText: Record<string, string[]> = {};
  for (const [address, text] of texts) (byText[text] ??= []).push(address);
  return Object.fromEntries(Object.entries(byText).filter(([, all]) => all.length > 1));
}

describe.each(sample(['rivetandloom', 'hollismarlowe'], 1))(
  'every page of the sitemap of %s',
  (brand) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();

    beforeAll(async () => {
      for (const { url } of await sitemapOf(ask, `https://uk.${brand}.example`)) {
        const html = await documentAt(url);
        titles.set(url, TITLE.exec(html)?.[1] ?? '');
        descriptions.set(url, DESCRIPTION.exec(html)?.[1] ?? '');
      }
    }, 600_000);

    it('LST-15 has a unique title', () => {
      expect(titles.size).toBeGreaterThan(150);
      expect(shared(titles)).toEqual({});
    });

    it('LST-15 has a unique description', () => {
      expect([...descriptions].filter(([, text]) => text === '')).toEqual([]);
      expect(shared(descriptions)).toEqual({});
    });
  },
);
