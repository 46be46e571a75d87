import type { Brand } from '#src/commerce/brands.ts';
import type { BagContent, Scenario, Situation } from './scenario.ts';

export interface Piece extends BagContent {
  name: string;
  sizeName: string;
  /** The shop's name of the size, if different. */
  localSize?: string;
  path: string;
  variantId: string;
  stock: number;
}

/** A size of a product; `note` is its stock message. */
export type SizeOf = Pick<
  Piece,
  'productId' | 'name' | 'sizeName' | 'localSize' | 'path' | 'variantId'
> & {
  note?: string;
};

/** Products with the same role in both brands. */
export interface BrandFixtures {
  brand: Brand;
  store: string;
  piece: Piece;
  /** Unavailable sizes, and one unknown to the stock system. */
  comingSoon: SizeOf;
  soldOut: SizeOf;
  unlisted: SizeOf;
  /** A reduced product with its prior price, in minor units and as text. */
  reduced: { productId: string; name: string; path: string; prior: number; priorText: string };
  /** Two products for the wishlist, both on the first page of `/men`. */
  wish: { id: string; name: string };
  otherWish: { id: string; name: string };
  /** A partly typed word, and another one. */
  term: { half: string; other: string };
}

const BRAND_FIXTURES: Record<Brand, BrandFixtures> = {
  rl: {
    brand: 'rl',
    store: 'rl-gb',
    piece: {
      productId: 'RL1001WHT',
      size: 1,
      quantity: 1,
      name: 'Foundry Tee',
      sizeName: 'S',
      path: '/foundry-tee-rl1001wht',
      variantId: '8719110011029',
      stock: 20,
    },
    comingSoon: {
      productId: 'RL1001ECR',
      name: 'Foundry Tee',
      sizeName: 'S',
      path: '/foundry-tee-rl1001ecr',
      variantId: '8719110014020',
      note: 'Coming soon',
    },
    soldOut: {
      productId: 'RL1001NVY',
      name: 'Foundry Tee',
      sizeName: 'S',
      path: '/foundry-tee-rl1001nvy',
      variantId: '8719110013023',
      note: 'Out of stock',
    },
    unlisted: {
      productId: 'RL1001BLK',
      name: 'Foundry Tee',
      sizeName: 'S',
      path: '/foundry-tee-rl1001blk',
      variantId: '8719110012026',
    },
    reduced: {
      productId: 'RL1005BLK',
      name: 'Weaver Tee',
      path: '/weaver-tee-rl1005blk',
      prior: 2500,
      priorText: '£25.00',
    },
    wish: { id: 'RL0101RAW', name: 'Foundry Straight Jean' },
    otherWish: { id: 'RL0601MID', name: 'Foundry Trucker Jacket' },
    term: { half: 'jac', other: 'jeans' },
  },
  hm: {
    brand: 'hm',
    store: 'hm-gb',
    piece: {
      productId: 'HM1801NVY',
      size: 1,
      quantity: 1,
      name: 'Marlowe Blazer',
      sizeName: '48 EU',
      localSize: 'UK 38 EU 48',
      path: '/marlowe-blazer-hm1801nvy',
      variantId: '8719218013024',
      stock: 12,
    },
    comingSoon: {
      productId: 'HM1801HER',
      name: 'Marlowe Blazer',
      sizeName: '52 EU',
      localSize: 'UK 42 EU 52',
      path: '/marlowe-blazer-hm1801her',
      variantId: '8719218011044',
      note: 'Coming soon',
    },
    soldOut: {
      productId: 'HM1801HER',
      name: 'Marlowe Blazer',
      sizeName: '54 EU',
      localSize: 'UK 44 EU 54',
      path: '/marlowe-blazer-hm1801her',
      variantId: '8719218011051',
      note: 'Out of stock',
    },
    unlisted: {
      productId: 'HM0902INK',
      name: 'Dunmore Poplin Shirt',
      sizeName: '38 cm',
      localSize: 'UK 15″ 38 cm',
      path: '/dunmore-poplin-shirt-hm0902ink',
      variantId: '8719209022011',
    },
    reduced: {
      productId: 'HM1803SHK',
      name: 'Norbury Blazer',
      path: '/norbury-blazer-hm1803shk',
      prior: 30500,
      priorText: '£305.00',
    },
    wish: { id: 'HM0902SKY', name: 'Dunmore Poplin Shirt' },
    otherWish: { id: 'HM1801HER', name: 'Marlowe Blazer' },
    term: { half: 'coa', other: 'blazer' },
  },
};

export function inBoth(situation: (fixtures: BrandFixtures) => Situation): Scenario['in'] {
  return { rl: situation(BRAND_FIXTURES.rl), hm: situation(BRAND_FIXTURES.hm) };
}
