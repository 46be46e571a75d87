import { contentPageOf } from '#src/content/paths.ts';
import type { ContentKind } from '#src/content/page-kind.ts';
import { storesOfBrand, type Site } from '#src/store-config/stores.ts';
import { answer, type Call, type Handler, type Handlers } from '../call.ts';
import { pageTypeOf, readCategory } from '../catalogue/categories.ts';
import { badRequest, ok } from '../message.ts';
import { productPath } from '../catalogue/paths.ts';
import { canonicalPath } from './category-seo.ts';

interface Found {
  pageType: string;
  id: string;
  url: string;
}

const PRODUCT_ID = /-([a-z0-9]+)$/i;
const PLACE = /^\/(?:[A-Z]{2}(?:\/[A-Z]{2})?|de|fr|it|en)(?=\/|$)/; // RTE-19, RTE-20

/** RTE-07; all others are content pages. */
const PAGE_TYPES: Partial<Record<ContentKind, string>> = {
  'customer-service': 'customer service',
  'return-centre': 'return center',
  'store-locator': 'store locator',
  sitemap: 'sitemap',
  faq: 'faqs',
};

function productAt({ world }: Call, { brand }: Site, path: string): Found | undefined {
  const product = world.catalogue.byId.get(PRODUCT_ID.exec(path)?.[1]?.toUpperCase() ?? '');
  if (product?.style.brand !== brand.toUpperCase()) return undefined;
  return { pageType: 'pdp', id: product.id, url: productPath(product) };
}

function categoryAt(path: string): Found | undefined {
  const category = readCategory(path.slice(1).replaceAll('/', '-').toLowerCase());
  if (!category) return undefined;
  return { pageType: pageTypeOf(category), id: category.id, url: canonicalPath(category) };
}

function contentAt(sites: readonly Site[], path: string): Found | undefined {
  const [kind] = sites.flatMap((site) => contentPageOf(site, path) ?? []);
  return kind && { pageType: PAGE_TYPES[kind] ?? 'content pages', id: kind, url: path };
}

/** API-66: `GET /lookup`, page type of a store's path. */
const lookUp: Handler = (call) => {
  const name = call.query.get('storeName');
  const all = [...storesOfBrand('rl'), ...storesOfBrand('hm')];
  const sites = all.filter(({ storeName }) => storeName === name);
  const [site] = sites;
  if (!site) return answer(call, badRequest('There is no such store.'));
  const asked = (call.query.get('url') ?? '').replace(/[?#].*/s, '').replace(PLACE, '');
  const path = asked.replace(/(?<=.)\/+$/, '') || '/';
  const found =
    path === '/'
      ? { pageType: 'homepage', id: 'home', url: path }
      : path.toLowerCase() === '/campaign'
        ? { pageType: 'campaign', id: 'campaign', url: '/campaign' }
        : (contentAt(sites, path) ?? productAt(call, site, path) ?? categoryAt(path));
  return answer(call, ok({ data: found ? [found] : [] }));
};

export const contentLookupRoutes: Handlers = {
  'GET seo /lookup': lookUp,
};
