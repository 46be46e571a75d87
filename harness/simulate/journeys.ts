import type { Theme } from './choices/choice.ts';

/** A kind of shopper with start pages and preferences. */
export interface Journey {
  name: string;
  /** Start address of each tab. */
  tabs: readonly [string, ...string[]];
  /** Candidates for the address parameter `store`. By default the United Kingdom. */
  stores?: readonly [string, ...string[]];
  /** Minimum and maximum number of steps. */
  steps: readonly [least: number, most: number];
  /** Factor of each theme's weight. Themes such as purchase, account and consent default to 0. */
  weights: Partial<Record<Theme, number>>;
}

const JOURNEYS: readonly Journey[] = [
  // A mix of all themes.
  {
    name: 'mixed',
    tabs: ['/'],
    steps: [10, 40],
    weights: {},
  },
  // Fills and changes the bag repeatedly.
  {
    name: 'bag',
    tabs: ['/men/jeans'],
    steps: [20, 60],
    weights: { bag: 4, wishlist: 0.2, session: 0.4 },
  },
  // Uses the wishlist, signed in and as a guest.
  {
    name: 'wishlist',
    tabs: ['/women'],
    steps: [15, 40],
    weights: { wishlist: 6, bag: 0.3, session: 2 },
  },
  // Signs in and out, with long pauses.
  {
    name: 'session',
    tabs: ['/shopping-bag'],
    steps: [15, 40],
    weights: { session: 5 },
  },
  // Two tabs of one browser, opened at the same moment.
  {
    name: 'two-tabs',
    tabs: ['/', '/men/jeans'],
    steps: [20, 60],
    weights: { bag: 1.5, session: 2 },
  },
  // Buys: bag, checkout and payment, in two tabs of one browser.
  {
    name: 'purchase',
    tabs: ['/foundry-tee-rl1001wht', '/foundry-straight-jean-rl0101rin'],
    stores: ['gb', 'de', 'nl', 'cz'],
    steps: [60, 140],
    weights: { purchase: 10, bag: 1.5, browse: 0.6, session: 0.25, wishlist: 0.05 },
  },
  // Uses all account features in two tabs of one browser, in stores with and without the membership programme.
  {
    name: 'account',
    tabs: ['/myaccount', '/women'],
    stores: ['gb', 'de', 'nl', 'ie'],
    steps: [30, 80],
    weights: { account: 4, session: 2, bag: 0.2, wishlist: 0.1, browse: 0.2 },
  },
  // Buys with analytics consent, and withdraws it later.
  {
    name: 'measured',
    tabs: ['/foundry-tee-rl1001wht', '/foundry-straight-jean-rl0101rin'],
    stores: ['gb', 'de'],
    steps: [60, 140],
    weights: { consent: 0.6, purchase: 10, bag: 1.5, browse: 0.6, session: 0.25, wishlist: 0.2 },
  },
  // Explores without buying much: search, filters, sizes on tiles, texts, messages, receipts.
  {
    name: 'visitor',
    tabs: ['/women'],
    // `zz` does not exist; its visitors get another store.
    stores: ['gb', 'de', 'nl', 'pl', 'zz'],
    steps: [30, 80],
    weights: {
      look: 2,
      service: 1.5,
      bag: 0.4,
      wishlist: 0.4,
      session: 0.2,
      browse: 0.6,
      consent: 0.3,
    },
  },
];

/** @throws {RangeError} if there is no such journey */
export function journeyOf(named: string): Journey {
  const journey = JOURNEYS.find(({ name }) => name === named);
  if (!journey)
    throw new RangeError(
      `There is no journey "${named}"; there are ${JOURNEYS.map((one) => one.name).join(', ')}.`,
    );
  return journey;
}
