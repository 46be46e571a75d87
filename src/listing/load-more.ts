import type { Listing } from './contract.ts';
import { currentPage, offsetOf } from './paging.ts';

type Pages = Pick<Listing, 'tiles' | 'total' | 'limit' | 'offset'>;

/** Number of the last loaded page. */
export function lastShownPage({ tiles, limit, offset }: Pages): number {
  const pages = Math.max(1, Math.ceil(tiles.length / limit));
  return currentPage(offset, limit) + pages - 1;
}

/** Appends a page; products that moved between pages appear once. */
export function withMore(listing: Listing, more: Listing): Listing {
  const known = new Set(listing.tiles.map(({ id }) => id));
  const tiles = [...listing.tiles, ...more.tiles.filter(({ id }) => !known.has(id))];
  return { ...more, tiles, offset: listing.offset };
}

/** Offset of the last loaded page (LST-04). */
export function lastOffset(listing: Pages): number {
  return offsetOf(lastShownPage(listing), listing.limit);
}
