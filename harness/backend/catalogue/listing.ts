import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { breadcrumbOf, type BreadcrumbEntry } from './categories.ts';
import { facetsOf, passes, type Priced } from './listing-facets.ts';
import {
  addressOf,
  isListed,
  readListingQuery,
  SORTS,
  type ListingQuery,
} from './listing-query.ts';
import { seoFiltersOf } from './listing-seo.ts';
import { badRequest, notFound, ok } from '../message.ts';
import { pricesOf, tileView } from './product-view.ts';
import { findProducts } from './search-words.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

function compare(query: ListingQuery): (one: Priced, other: Priced) => number {
  const off = ({ product }: Priced) => product.style.off ?? 0;
  const age = ({ product }: Priced) => (product.style.label === 'new' ? 0 : 1);
  const rank = (one: Priced, other: Priced) => one.product.rank - other.product.rank;
  switch (query.sort) {
    case 'price-asc':
      return (one, other) => one.price - other.price || rank(one, other);
    case 'price-desc':
      return (one, other) => other.price - one.price || rank(one, other);
    case 'discount':
      return (one, other) => off(other) - off(one) || rank(one, other);
    case 'newest':
      return (one, other) => age(one) - age(other) || rank(one, other);
    case 'relevance': {
      const isOther = ({ product }: Priced) => Number(product.style.gender !== query.gender);
      const isGone = ({ product }: Priced) => Number(!isBuyable(product));
      return (
        byRequest(query) ??
        ((one, other) =>
          isGone(one) - isGone(other) || isOther(one) - isOther(other) || rank(one, other))
      );
    }
  }
}

/** False if every size is sold out or coming soon in the catalogue; sizes without an entry can be bought (STK-03). */
function isBuyable({ variants }: CatalogueProduct): boolean {
  return variants.some(({ available }) => available !== 0 && available !== '');
}

/** Moves products so that no two colourways of a style are neighbours, where the other styles suffice. */
function withoutNeighbours(sorted: readonly Priced[]): Priced[] {
  const spread: Priced[] = [];
  // All of the last product's style.
  const waiting: Priced[] = [];
  for (const each of sorted)
    if (isSameStyle(each, spread.at(-1))) waiting.push(each);
    else spread.push(each, ...waiting.splice(0, 1));
  for (const each of waiting) spread.splice(lastGap(spread, each), 0, each);
  return spread;
}

/** Last place between two products of other styles, at the head only for what can be bought; without one, the end. */
function lastGap(spread: readonly Priced[], product: Priced): number {
  const gap = spread.findLastIndex((each, at) => {
    const isFree = ![each, spread[at - 1]].some((one) => isSameStyle(product, one));
    return isFree && (at > 0 || isBuyable(product.product));
  });
  return gap < 0 ? spread.length : gap;
}

function isSameStyle(one: Priced, other: Priced | undefined): boolean {
  return one.product.style === other?.product.style;
}

/** Sorts products requested by id in the order of the request. */
function byRequest({
  products,
}: ListingQuery): ((one: Priced, other: Priced) => number) | undefined {
  if (!products) return undefined;
  return (one, other) => products.indexOf(one.product.id) - products.indexOf(other.product.id);
}

function breadcrumbTo(query: ListingQuery, language: TranslatedLanguage): BreadcrumbEntry[] {
  const path = breadcrumbOf(query.category, language);
  if (query.search === undefined) return path;
  const label = textIn(['Search', 'Suche'], language);
  const pageType = 'search results page';
  return [...path, { analyticsId: 'SEARCH', id: 'search', label, pageType, url: '/search' }];
}

/** API-17, API-18: `GET /products` */
function getListing(call: Call): Outcome {
  const { world, store, language } = call;
  const query = readListingQuery(call.query);
  if (query === undefined) return answer(call, notFound('The category'));
  if (typeof query === 'string') return answer(call, badRequest(query));
  const brand = store.brand.toUpperCase();
  const asked = world.catalogue.products.filter(
    (product) => product.style.brand === brand && isListed(product, query),
  );
  const found = query.search === undefined ? asked : findProducts(asked, query.search, language);
  const listed = found.map((product) => ({
    product,
    price: pricesOf(product, store.currencyCode).price,
  }));
  const sorted = listed.filter((priced) => passes(priced, query)).sort(compare(query));
  const isRecommended = query.sort === 'relevance' && !query.products;
  const shown = isRecommended ? withoutNeighbours(sorted) : sorted;
  const { limit, offset } = query;
  const data = shown
    .slice(offset, offset + limit)
    .map(({ product }) => tileView(product, store, language));
  const meta = {
    breadcrumb: breadcrumbTo(query, language),
    currency: store.currencyCode,
    fhTrackerId: `${query.category.id}-${query.sort}`,
    image: data[0]?.['image'] ?? '',
    filters: facetsOf(listed, query, language),
    sorts: SORTS.map((sort) => ({
      queryParams: addressOf(query, sort),
      selected: sort === query.sort,
    })),
    ...(query.search === undefined && {
      seoFilters: seoFiltersOf(found, query.chosen, language),
    }),
    page: { limit, offset, total: shown.length },
  };
  return answer(call, ok({ data, links: {}, meta }));
}

export const listingRoutes: Handlers = {
  'GET transformer /products': getListing,
};
