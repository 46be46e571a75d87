import type { Listing, Tile } from '#src/listing/contract.ts';

/** A listing as in the backend contract, with overrides. */
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

export function tile(given: Partial<Tile> = {}): Tile {
  return {
    id: 'RL1001WHT',
    name: 'Mill Tee',
    url: '/mill-tee-rl1001wht',
    colour: 'White',
    price: 3990,
    colours: [
      { id: 'RL1001WHT', colour: 'White', swatch: '#f4f2ee' },
      { id: 'RL1001BLK', colour: 'Black', swatch: '#202020' },
    ],
    ...given,
  };
}
