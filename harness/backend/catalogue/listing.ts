import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
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
      return (
        byRequest(query) ?? ((one, other) => isOther(one) - isOther(other) || rank(one, other))
      );
    }
  }
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
  const shown = listed.filter((priced) => passes(priced, query)).sort(compare(query));
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
