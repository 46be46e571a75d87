import { defineCall } from '../ports/http/call.ts';
import { ListingQuery, categoryLevelOf, sourceOf } from './address.ts';
import { FILTER_NAMES, filterCallOf } from '../commerce/filter-kinds.ts';
import type { Filters } from './filters.ts';
import { Listing, ListingAnswer, isForeign, readListing } from './contract.ts';
import { offsetOf, pageSizeOf } from './paging.ts';

/** API-18, LST-11 */
function filterParameters({ onSale, min, max, ...choices }: Filters): Record<string, string> {
  const chosen = FILTER_NAMES.filter((name) => choices[name].length > 0);
  return {
    ...Object.fromEntries(chosen.map((name) => [filterCallOf(name), choices[name].join(',')])),
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
  isRemembered: true,
  path: () => '/products',
  query: ({ categoryId, searchTerm, sort, filters, genderCookie, ...query }) => ({
    ...(searchTerm === null
      ? { 'filter[category]': categoryId }
      : { 'filter[search]': searchTerm }),
    'filter[source]': sourceOf(searchTerm),
    ...(searchTerm === null && { categorylevel: String(categoryLevelOf(categoryId)) }),
    'filter[device]': 'mobile',
    'page[limit]': String(pageSizeOf(query)),
    'page[offset]': String(offsetOf(query.page, pageSizeOf(query))),
    ...(sort !== null && { sortBy: sort }),
    ...filterParameters(filters),
    ...(genderCookie && { genderCookie }),
  }),
  params: ListingQuery,
  contract: {
    answer: ListingAnswer,
    read: (answer, query, { currencyCode }) => {
      if (isForeign(answer, currencyCode)) throw new Error('amounts of another currency');
      const limit = pageSizeOf(query);
      return readListing(answer, { limit, offset: offsetOf(query.page, limit) });
    },
  },
  value: Listing,
  fatalExempt: [404], // FTL-03
});
