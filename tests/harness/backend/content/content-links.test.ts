import { expect, it } from 'vitest';
import { layoutCall } from '#src/content/api.ts';
import { contentPageCall, globalPlacementsCall } from '#src/content/pages/page-api.ts';
import { PAGE_KINDS } from '#src/content/page-kind.ts';
import { contentPageOf } from '#src/content/paths.ts';
import { categoryIdOf } from '#src/listing/address.ts';
import { pageOf } from '#src/pages/page.ts';
import type { Site } from '#src/store-config/stores.ts';
import { ALL_SITES, countOf, shopAt } from './content-client.ts';

/** Routes of the shop other than categories and content (RTE-01, RTE-07, RTE-14, RTE-15). */
const ROUTES = [
  '/',
  '/myaccount',
  '/myaccount/orders',
  '/services/view-order',
  '/gift-cards',
  '/wishlist',
  '/contactus',
  '/shopping-bag',
  '/campaign',
];
const KEYS =
  'USP_BANNER_TOP FOOTER_CONTENT MEGA_MENU PDP_SHIPPING_AND_RETURNS PDP_CONTENTSPOT_ADD_TO_BAG CONTENT_SIDEBAR TOP_SEARCHES PDP_SHIPPING_BANNER SHOPPING_BAG_USP HEADER_SHIPPING_BANNER SHOPPING_BAG_PROMO'.split(
    ' ',
  );

async function linksOf(site: Site): Promise<Set<string>> {
  const shop = shopAt(site);
  const { locale } = site;
  const layout = await shop(layoutCall, { locale, filters: KEYS, exclusiveAccess: true });
  const spots = Object.values(layout).flat();
  const { global_urls, navigation } = await shop(globalPlacementsCall, { locale });
  const pages = await Promise.all(
    PAGE_KINDS.map((page) => shop(contentPageCall, { page, locale })),
  );
  return new Set([
    ...spots.flatMap(({ url }) => url ?? []),
    ...spots.flatMap(({ groups }) => groups.flatMap(({ links }) => links.map(({ url }) => url))),
    ...Object.values(global_urls),
    ...[...navigation.secondarynav, ...navigation.glpButtons].map(({ url }) => url),
    ...pages.flatMap(({ sections }) =>
      sections.flatMap(({ links }) => links.map(({ url }) => url)),
    ),
  ]);
}

const found = new Map<string, Promise<number>>();

/** Cached by brand: a brand sells the same everywhere. */
function count(site: Site, filter: 'category' | 'search', value: string): Promise<number> {
  const key = `${site.brand} ${filter} ${value}`;
  const known = found.get(key) ?? countOf(site, filter, value);
  found.set(key, known);
  return known;
}

async function isReached(site: Site, link: string): Promise<boolean> {
  if (ROUTES.includes(link) || contentPageOf(site, link) !== undefined) return true;
  const { pathname, searchParams } = new URL(link, 'http://shop.example');
  const term = searchParams.get('searchTerm');
  if (pathname === '/search' && term !== null) return (await count(site, 'search', term)) > 0;
  if (pageOf({ path: pathname, search: '' }, '').kind !== 'listing') return false;
  return (await count(site, 'category', categoryIdOf(pathname))) > 0;
}

it.each(ALL_SITES.map((site) => [`${site.storeName} ${site.language}`, site] as const))(
  '%s: every link leads to a page or to existing products',
  async (_name, site) => {
    const links = await linksOf(site);
    expect(links.size).toBeGreaterThan(45);
    const lost: string[] = [];
    for (const link of links) if (!(await isReached(site, link))) lost.push(link);
    expect(lost).toEqual([]);
  },
);

it('links every content page from the footer, the menu or another page', async () => {
  for (const site of ALL_SITES) {
    const reached = [...(await linksOf(site))].flatMap((link) => contentPageOf(site, link) ?? []);
    expect(new Set(reached)).toEqual(new Set([...PAGE_KINDS, 'faq', 'call-us']));
  }
});
