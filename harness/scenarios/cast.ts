import type { Brand } from '#src/store-config/brands.ts';
import type { BagContent, Scenario, Situation } from './scenario.ts';

/** Something that the shopper has in the bag, or wants to have there. */
export interface Piece extends BagContent {
  name: string;
  /** What its size is called. */
  sizeName: string;
  path: string;
  variantId: string;
}

/** What plays the same parts in both brands. */
export interface Cast {
  store: string;
  piece: Piece;
  /** Two things that can be on a wishlist. */
  wish: { id: string; name: string };
  otherWish: { id: string; name: string };
}

const CAST: Record<Brand, Cast> = {
  rl: {
    store: 'rl-gb',
    piece: {
      productId: 'RL1001WHT',
      size: 1,
      quantity: 1,
      name: 'Foundry Tee',
      sizeName: 'S',
      path: '/foundry-tee-rl1001wht',
      variantId: '8719110011029',
    },
    wish: { id: 'RL0101RAW', name: 'Foundry Straight Jean' },
    otherWish: { id: 'RL0601MID', name: 'Foundry Trucker Jacket' },
  },
  hm: {
    store: 'hm-gb',
    piece: {
      productId: 'HM1801NVY',
      size: 1,
      quantity: 1,
      name: 'Marlowe Blazer',
      sizeName: '48 EU',
      path: '/marlowe-blazer-hm1801nvy',
      variantId: '8719218013024',
    },
    wish: { id: 'HM0902SKY', name: 'Dunmore Poplin Shirt' },
    otherWish: { id: 'HM1801HER', name: 'Marlowe Blazer' },
  },
};

/** The same situation in both brands. */
export function inBoth(situation: (cast: Cast) => Situation): Scenario['in'] {
  return { rl: situation(CAST.rl), hm: situation(CAST.hm) };
}
