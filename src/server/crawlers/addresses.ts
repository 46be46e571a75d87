import { layoutCall } from '../../content/api.ts';
import { contentPathOf } from '../../content/paths.ts';
import { contentPageCall, globalPlacementsCall } from '../../content/pages/page-api.ts';
import { kindAt } from '../../content/pages/page.ts';
import { categoryIdOf, isListingPath, listingQueryOf } from '../../listing/address.ts';
import { listingCall } from '../../listing/api.ts';
import { ELEVATED_PAGE_SIZE } from '../../listing/paging.ts';
import { categoryUrlsCall } from '../../listing/seo-api.ts';
import { INDEXED_PATHS } from '../../pages/page.ts';
import { type Alternate, alternatesOf, urlOn } from '../../seo/page-head.ts';
import { type Site, storesOfBrand } from '../../store-config/stores.ts';
import type { Ask } from '../ask.ts';

/** A page that search engines may list. */
export interface ListedPage {
  url: string;
  alternates: readonly Alternate[];
}

/**
 * One page of the whole assortment: its product paths, and the number of products on all pages.
 */
export interface ProductPaths {
  paths: readonly string[];
  total: number;
}

const ALL = '/all';
/** Most parallel listing requests. */
const AT_ONCE = 6;

/** Products on one page of the whole assortment; pages count from 1. */
export async function productPaths(ask: Ask, page: number): Promise<ProductPaths> {
  const query = { ...listingQueryOf({ path: ALL, search: '' }), page, elevated: true };
  const { tiles, total } = await ask(listingCall, query);
  return { paths: tiles.map(({ url }) => url), total };
}

export function productPageCount(total: number): number {
  return Math.ceil(total / ELEVATED_PAGE_SIZE);
}

/** Address of a product, whose path is equal on all sites of the brand. */
export function productAddress(site: Site, path: string): ListedPage {
  return {
    url: urlOn(site, path),
    alternates: alternatesOf(storesOfBrand(site.brand), () => path),
  };
}

/** Indexable pages of a site, except products. */
export async function pageAddresses(ask: Ask, site: Site): Promise<readonly ListedPage[]> {
  const sites = storesOfBrand(site.brand);
  const placements = await ask(globalPlacementsCall, { locale: site.locale });
  const texts = Object.values(placements.global_urls).flatMap((path) => {
    const kind = kindAt(placements, path);
    if (kind === null || kind === 'unknown') return [];
    return {
      url: urlOn(site, path),
      alternates: alternatesOf(sites, (each) => contentPathOf(each, kind)),
    };
  });
  const plain = INDEXED_PATHS.map((path) => productAddress(site, path));
  const { glpButtons, secondarynav } = placements.navigation;
  const ways = [...glpButtons, ...secondarynav].map(({ url }) => url);
  const links = [ALL, ...ways, ...(await linksOf(ask, site, 'sitemap' in placements.global_urls))];
  const listings = await listingAddresses(ask, site, links.filter(isListingPath));
  const all = [...plain, ...listings, ...texts];
  return [...new Map(all.map((address) => [address.url, address])).values()];
}

/** Links of the menu, the footer and the shop's sitemap page. */
async function linksOf(ask: Ask, { locale }: Site, hasSitemap: boolean): Promise<string[]> {
  const filters = ['MEGA_MENU', 'FOOTER_CONTENT'];
  const [layout, page] = await Promise.all([
    ask(layoutCall, { locale, filters, exclusiveAccess: false }),
    hasSitemap ? ask(contentPageCall, { page: 'sitemap', locale }) : { sections: [] },
  ]);
  const spots = Object.values(layout).flat();
  const links = [...spots.flatMap(({ groups }) => groups), ...page.sections].flatMap(
    (group) => group.links,
  );
  return [...spots, ...links].flatMap(({ url }) => url ?? []);
}

/** Addresses of listings with products; empty ones are not listed. */
async function listingAddresses(
  ask: Ask,
  site: Site,
  paths: readonly string[],
): Promise<ListedPage[]> {
  const wanted = [...new Set(paths)];
  const addresses: ListedPage[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const some = wanted.slice(start, start + AT_ONCE);
    const found = await Promise.all(some.map((path) => listingAddress(ask, site, path)));
    addresses.push(...found.flat());
  }
  return addresses;
}

async function listingAddress(ask: Ask, site: Site, path: string): Promise<ListedPage[]> {
  const [{ total }, urls] = await Promise.all([
    ask(listingCall, listingQueryOf({ path, search: '' })),
    ask(categoryUrlsCall, { categoryId: categoryIdOf(path) }),
  ]);
  if (total === 0) return [];
  const url = urls.find(({ locale }) => locale === site.locale)?.url ?? urlOn(site, path);
  return [{ url, alternates: urls.map(({ hreflang, url }) => ({ hreflang, url })) }];
}
