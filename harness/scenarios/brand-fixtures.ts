import { productPath } from '#harness/backend/catalogue/paths.ts';
import type { Brand } from '#src/commerce/brands.ts';
import type { BagContent, Scenario, Situation } from './scenario.ts';

/** A size of a product; `note` is its stock message. */
export interface SizeOf {
  productId: string;
  name: string;
  sizeName: string;
  /** The shop's name of the size, if different. */
  localSize?: string;
  path: string;
  variantId: string;
  note?: string;
}

export interface Piece extends SizeOf, BagContent {
  stock: number;
}

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

/** Path of a product's page. */
export function pathOf(id: string, name: string): string {
  return productPath({ id, style: { name } });
}

function sizeOf(
  productId: string,
  name: string,
  [sizeName, localSize]: [sizeName: string, localSize?: string],
  variantId: string,
  note?: string,
) {
  return {
    productId,
    name,
    sizeName,
    path: pathOf(productId, name),
    variantId,
    ...(localSize !== undefined && { localSize }),
    ...(note !== undefined && { note }),
  };
}

function reducedFrom(productId: string, name: string, prior: number, priorText: string) {
  return {
    productId,
    name,
    path: pathOf(productId, name),
    prior,
    priorText,
  };
}

const BRAND_FIXTURES: Record<Brand, BrandFixtures> = {
  rl: {
    brand: 'rl',
    store: 'rl-gb',
    piece: {
      ...sizeOf('RL1001WHT', 'Foundry Tee', ['S'], '8719110011029'),
      size: 1,
      quantity: 1,
      stock: 20,
    },
    comingSoon: sizeOf('RL1001ECR', 'Foundry Tee', ['S'], '8719110014020', 'Coming soon'),
    soldOut: sizeOf('RL1001NVY', 'Foundry Tee', ['S'], '8719110013023', 'Out of stock'),
    unlisted: sizeOf('RL1001BLK', 'Foundry Tee', ['S'], '8719110012026'),
    reduced: reducedFrom('RL1005BLK', 'Weaver Tee', 2500, '£25.00'),
    wish: { id: 'RL0101RAW', name: 'Foundry Straight Jean' },
    otherWish: { id: 'RL0601MID', name: 'Foundry Trucker Jacket' },
    term: { half: 'jac', other: 'jeans' },
  },
  hm: {
    brand: 'hm',
    store: 'hm-gb',
    piece: {
      ...sizeOf('HM1801NVY', 'Marlowe Blazer', ['48 EU', 'UK 38 EU 48'], '8719218013024'),
      size: 1,
      quantity: 1,
      stock: 12,
    },
    comingSoon: sizeOf(
      'HM1801HER',
      'Marlowe Blazer',
      ['52 EU', 'UK 42 EU 52'],
      '8719218011044',
      'Coming soon',
    ),
    soldOut: sizeOf(
      'HM1801HER',
      'Marlowe Blazer',
      ['54 EU', 'UK 44 EU 54'],
      '8719218011051',
      'Out of stock',
    ),
    unlisted: sizeOf(
      'HM0902INK',
      'Dunmore Poplin Shirt',
      ['38 cm', 'UK 15″ 38 cm'],
      '8719209022011',
    ),
    reduced: reducedFrom('HM1803SHK', 'Norbury Blazer', 30500, '£305.00'),
    wish: { id: 'HM0902SKY', name: 'Dunmore Poplin Shirt' },
    otherWish: { id: 'HM1801HER', name: 'Marlowe Blazer' },
    term: { half: 'coa', other: 'blazer' },
  },
};

export function inBoth(situation: (fixtures: BrandFixtures) => Situation): Scenario['in'] {
  return { rl: situation(BRAND_FIXTURES.rl), hm: situation(BRAND_FIXTURES.hm) };
}
