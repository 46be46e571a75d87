import { array, object, string } from 'superstruct';
import { defineCall } from '../../ports/http/call.ts';
import { Listing, ListingAnswer, readListing } from '../contract.ts';
import { LISTING_PAGE_SIZE } from '../paging.ts';

/** API-17 */
export const namedProductsCall = defineCall({
  name: 'listing.named',
  method: 'GET',
  base: 'transformer',
  path: () => '/products',
  query: ({ productIds }: { productIds: string[] }) => ({
    'filter[products]': productIds.join(','),
    'filter[viewtype]': 'tile',
    'page[limit]': String(LISTING_PAGE_SIZE),
    'page[offset]': '0',
  }),
  params: object({ productIds: array(string()) }),
  contract: {
    answer: ListingAnswer,
    read: (answer) => ({ ...readListing(answer), facets: [] }),
  },
  value: Listing,
  fatalExempt: [404], // FTL-03
});
