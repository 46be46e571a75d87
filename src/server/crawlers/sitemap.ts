import type { Site } from '../../store-config/stores.ts';
import { askFor } from '../ask.ts';
import { createDocumentCache } from '../document-cache.ts';
import {
  type ListedPage,
  type ProductPaths,
  pageAddresses,
  productAddress,
  productPageCount,
  productPaths,
} from './addresses.ts';
import { type CrawledStore, crawledStore } from './crawled-store.ts';
import { URLSET_END, URLSET_START, indexXml, urlXml } from './sitemap-xml.ts';

export interface SitemapOptions {
  backend: typeof globalThis.fetch;
  now(): number;
  report(error: unknown): void;
}

/** Sitemap text in chunks. */
export type SitemapText = AsyncGenerator<string, void>;

type Outlive = (work: Promise<unknown>) => void;

/**
 * Assortment pages per part: 7,920 addresses with 40 alternates each are about 40 MB. The limit
 * is 50 MB.
 */
const PAGES_PER_PART = 80;
const PART = /^\/sitemap-([a-z]{2})-(?:pages|products-([1-9]\d{0,4}))\.xml$/;
/** Bytes of memory for cached addresses. */
const MEMORY = 8_000_000;
/** Longest wait (ms) for the backend per chunk. */
const LONGEST = 20_000;

interface Asked<Value> {
  key: string;
  load(signal: AbortSignal): Promise<Value>;
}

/**
 * Creates the sitemaps of an address's store: an index, and parts by language. Undefined without
 * such a store or part; rejects if the backend fails.
 *
 * @example const text = await sitemapAt(new URL('https://uk.rivetandloom.example/sitemap.xml'), outlive);
 */
export function createSitemaps({ backend, now, report }: SitemapOptions) {
  const common = {
    isKept: () => true,
    kindOf: () => 'sitemap' as const,
    shares: { sitemap: 1 },
    memory: MEMORY / 2,
    now,
    report,
    patience: LONGEST,
    make: <Value>({ load }: Asked<Value>) => load(AbortSignal.timeout(LONGEST)),
  };
  const pages = createDocumentCache<Asked<readonly ListedPage[]>, readonly ListedPage[], 'sitemap'>(
    {
      ...common,
      sizeOf: (made) => JSON.stringify(made).length,
    },
  );
  const products = createDocumentCache<Asked<ProductPaths>, ProductPaths, 'sitemap'>({
    ...common,
    sizeOf: ({ paths }) => paths.join().length + 100,
  });

  function pagesOf(site: Site, origin: string, outlive: Outlive) {
    const load = (signal: AbortSignal) =>
      pageAddresses(askFor(site, origin, backend, signal), site);
    return found(pages.get({ key: keyOf(site, 'pages'), load }, outlive));
  }

  function productsOf(site: Site, origin: string, page: number, outlive: Outlive) {
    const load = (signal: AbortSignal) => productPaths(askFor(site, origin, backend, signal), page);
    return found(products.get({ key: keyOf(site, page), load }, outlive));
  }

  async function* index({ sites, origin }: CrawledStore, outlive: Outlive): SitemapText {
    const [first] = sites;
    if (!first) return;
    const { total } = await productsOf(first, origin, 1, outlive);
    const parts = Math.ceil(productPageCount(total) / PAGES_PER_PART);
    const names = sites.flatMap(({ language }) => [
      `${language}-pages`,
      ...Array.from({ length: parts }, (_, at) => `${language}-products-${at + 1}`),
    ]);
    yield indexXml(names.map((name) => `${origin}/sitemap-${name}.xml`));
  }

  async function* pagesPart(site: Site, origin: string, outlive: Outlive): SitemapText {
    const addresses = await pagesOf(site, origin, outlive);
    yield URLSET_START;
    for (const address of addresses) yield urlXml(address);
    yield URLSET_END;
  }

  async function* productsPart(
    site: Site,
    origin: string,
    part: number,
    outlive: Outlive,
  ): SitemapText {
    const start = (part - 1) * PAGES_PER_PART;
    let first: ProductPaths | undefined = await productsOf(site, origin, start + 1, outlive);
    const end = Math.min(start + PAGES_PER_PART, productPageCount(first.total));
    yield URLSET_START;
    for (let page = start + 1; page <= end; page++) {
      const { paths } = first ?? (await productsOf(site, origin, page, outlive));
      first = undefined;
      yield paths.map((path) => urlXml(productAddress(site, path))).join('');
    }
    yield URLSET_END;
  }

  return async function sitemapAt(url: URL, outlive: Outlive): Promise<SitemapText | undefined> {
    const store = crawledStore(url);
    if (!store) return undefined;
    if (url.pathname === '/sitemap.xml') return index(store, outlive);
    const [, language, part] = PART.exec(url.pathname) ?? [];
    const site = store.sites.find((each) => each.language === language);
    if (!site) return undefined;
    if (part === undefined) return pagesPart(site, store.origin, outlive);
    const { total } = await productsOf(site, store.origin, 1, outlive);
    if ((Number(part) - 1) * PAGES_PER_PART >= productPageCount(total)) return undefined;
    return productsPart(site, store.origin, Number(part), outlive);
  };
}

function keyOf({ storeId, language }: Site, piece: string | number): string {
  return `${storeId} ${language} ${piece}`;
}

async function found<Value>(coming: Promise<Value | undefined>): Promise<Value> {
  const value = await coming;
  if (value === undefined) throw new Error('The backend does not answer for a sitemap');
  return value;
}
