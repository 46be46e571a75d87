import { array, object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { ListingQuery } from './address.ts';
import { CHOICES, type Filters } from './filters.ts';
import { Listing, ListingAnswer, readListing } from './contract.ts';
import { LISTING_PAGE_SIZE, offsetOf, pageSizeOf } from './paging.ts';

/** API-18, LST-11 */
function filterParameters({ onSale, min, max, ...choices }: Filters): Record<string, string> {
  const chosen = CHOICES.filter((choice) => choices[choice].length > 0);
  return {
    ...Object.fromEntries(chosen.map((choice) => [`filter[${choice}]`, choices[choice].join(',')])),
    ...(onSale && { 'filter[price][on_sale]': 'true' }),
    ...(min !== null && { 'filter[price][min]': `r.${min}` }),
    ...(max !== null && { 'filter[price][max]': `r.${max}` }),
  };
}

/** API-18 */
export const listingCall = defineCall({
  name: 'listing.products',
  method: 'GET',
  base: 'transformer',
  path: () => '/products',
  query: ({ categoryId, searchTerm, sort, filters, ...query }) => ({
    ...(searchTerm === null
      ? { 'filter[category]': categoryId }
      : { 'filter[search]': searchTerm }),
    'filter[device]': 'mobile',
    'page[limit]': String(pageSizeOf(query)),
    'page[offset]': String(offsetOf(query.page, pageSizeOf(query))),
    ...(sort !== null && { sortBy: sort }),
    ...filterParameters(filters),
  }),
  params: ListingQuery,
  contract: {
    answer: ListingAnswer,
    read: (answer, query) => {
      const limit = pageSizeOf(query);
      return readListing(answer, { limit, offset: offsetOf(query.page, limit) });
    },
  },
  value: Listing,
  fatalExempt: [404], // FTL-03
});

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
