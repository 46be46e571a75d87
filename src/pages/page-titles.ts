import type { TFunction } from 'i18next';
import type { ListingQuery } from '../listing/address.ts';
import type { Product } from '../product/contract.ts';
import type { Known } from './row.ts';

/** All colours of a style have one name. */
export function productTitle({ name, colour }: Pick<Product, 'name' | 'colour'>): string {
  return colour === '' ? name : `${name}, ${colour}`;
}

/** Names gender, category, filter and page, so that no two listings of a store share a title. */
export function listingTitle(query: ListingQuery, known: Known, t: TFunction): string | undefined {
  if (query.searchTerm) return numbered(t('page.results', { term: query.searchTerm }), query, t);
  const { category, categoryName, filter } = known;
  const own = categoryName?.categoryId === query.categoryId ? categoryName.name : undefined;
  const name = query.categoryId === 'all' ? category : (own ?? category);
  if (name === undefined) return undefined;
  return numbered(filter === undefined ? name : `${name}: ${filter}`, query, t);
}

function numbered(title: string, { page }: ListingQuery, t: TFunction): string {
  return page > 1 ? `${title} – ${t('catalogue:listing.pages.page', { page })}` : title;
}
