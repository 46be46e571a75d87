import type { Translate } from '../kernel/text-keys.ts';
import type { ListingQuery } from '../listing/address.ts';
import type { Product } from '../product/contract.ts';
import type { Known } from './row.ts';

/** Adds the colour, because all colours of a style share a name. */
export function productTitle({ name, colour }: Pick<Product, 'name' | 'colour'>): string {
  return colour === '' ? name : `${name}, ${colour}`;
}

/**
 * Title of a listing with gender, category, filter and page number, so that no two listings of a
 * store share one.
 */
export function listingTitle(query: ListingQuery, known: Known, t: Translate): string | undefined {
  const { searchTerm, page } = query;
  const title = searchTerm ? t('page.results', { term: searchTerm }) : categoryTitle(query, known);
  return title !== undefined && page > 1
    ? `${title} – ${t('catalogue:listing.pages.page', { page })}`
    : title;
}

function categoryTitle({ categoryId }: ListingQuery, known: Known): string | undefined {
  const { category, categoryName, filter } = known;
  const own = categoryName?.categoryId === categoryId ? categoryName.name : undefined;
  const name = categoryId === 'all' ? category : (own ?? category);
  return name !== undefined && filter !== undefined ? `${name}: ${filter}` : name;
}
