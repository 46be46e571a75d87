import type { Listing } from './contract.ts';
import { currentPage, offsetOf } from './paging.ts';

type Pages = Pick<Listing, 'tiles' | 'total' | 'limit' | 'offset'>;

/** The last page that a listing shows: the one asked for, or the last that was put after it. */
export function lastShownPage({ tiles, limit, offset }: Pages): number {
  const pages = Math.max(1, Math.ceil(tiles.length / limit));
  return currentPage(offset, limit) + pages - 1;
}

/** A listing with a further page; what moved from one page to the other in the meantime is shown once. */
export function withMore(listing: Listing, more: Listing): Listing {
  const known = new Set(listing.tiles.map(({ id }) => id));
  const tiles = [...listing.tiles, ...more.tiles.filter(({ id }) => !known.has(id))];
  return { ...more, tiles, offset: listing.offset };
}

/** Where the last page of a listing begins (LST-04). */
export function lastOffset(listing: Pages): number {
  return offsetOf(lastShownPage(listing), listing.limit);
}
