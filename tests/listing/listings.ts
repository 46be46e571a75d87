import type { Listing } from '#src/listing/contract.ts';

/** A listing as the backend's contract gives it; only what a test speaks of has to be said. */
export function listing(given: Partial<Listing> = {}): Listing {
  return {
    tiles: [],
    facets: [],
    sorts: [],
    breadcrumb: [],
    total: 0,
    limit: 48,
    offset: 0,
    ...given,
  };
}
