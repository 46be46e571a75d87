import { array, object, string } from 'superstruct';
import { defineCall } from '../../ports/http/call.ts';
import { dividedBy } from '../../ports/http/portions.ts';
import { Listing, ListingAnswer, readListing } from '../contract.ts';
import { LISTING_PAGE_SIZE } from '../paging.ts';

function joinListings(listings: readonly Listing[]): Listing {
  const [first] = listings;
  if (!first) throw new RangeError('No listing to join');
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const leftOut = sum(listings.map((each) => each.leftOut ?? 0));
  return {
    ...first,
    tiles: listings.flatMap(({ tiles }) => tiles),
    total: sum(listings.map(({ total }) => total)),
    ...(leftOut > 0 && { leftOut }),
  };
}

/** API-17 */
export const productsByIdCall = defineCall({
  name: 'listing.named',
  method: 'GET',
  base: 'transformer',
  isStored: true,
  path: () => '/products',
  query: ({ productIds }) => ({
    'filter[products]': productIds.join(','),
    'filter[viewtype]': 'tile',
    'page[limit]': String(LISTING_PAGE_SIZE),
    'page[offset]': '0',
  }),
  params: object({ productIds: array(string()) }),
  divide: dividedBy('productIds', LISTING_PAGE_SIZE, joinListings),
  contract: {
    answer: ListingAnswer,
    read: (answer) => ({ ...readListing(answer), facets: [] }),
  },
  value: Listing,
  fatalExempt: [404], // FTL-03
});
