import type { Product, Variant } from '#src/product/contract.ts';

const AXIS_NAMES = { size: 'Size', width: 'Waist', length: 'Length' } as const;

function axesOf(variants: readonly Variant[]): Product['axes'] {
  const axes: Product['axes'] = {};
  for (const axis of ['size', 'width', 'length'] as const) {
    const values = [...new Set(variants.flatMap((variant) => variant[axis] ?? []))];
    if (values.length > 0) axes[axis] = { displayName: AXIS_NAMES[axis], values };
  }
  return axes;
}

/** A product as in the backend contract, with overrides. */
export function product(given: Partial<Product> = {}): Product {
  const variants = given.variants ?? sized('S', 'M', 'L');
  return {
    id: 'RL1001WHT',
    styleId: 'RL1001',
    name: 'Mill Tee',
    brandName: 'Rivet & Loom',
    gender: 'women',
    productGroup: 't-shirts',
    colour: 'White',
    colourCode: 'WHT',
    price: 3990,
    low: 3990,
    label: '',
    promotion: '',
    exclusive: false,
    giftCard: false,
    description: 'Knitted in the round.',
    fit: 'Regular',
    material: 'Cotton',
    care: 'Wash cold.',
    url: '/mill-tee-rl1001wht',
    pictures: ['rl1001wht-front'],
    colours: [
      { id: 'RL1001WHT', code: 'WHT', colour: 'White', url: '/mill-tee-rl1001wht' },
      { id: 'RL1001BLK', code: 'BLK', colour: 'Black', url: '/mill-tee-rl1001blk' },
    ],
    breadcrumb: [{ id: 'women', label: 'Women', url: '/women' }],
    axes: axesOf(variants),
    ...given,
    variants,
  };
}

export function sized(...sizes: string[]): Variant[] {
  return sizes.map((size) => ({ id: `ean-${size}`, size, price: 3990 }));
}

export function waistsAndLengths(...pairs: [width: string, length: string][]): Variant[] {
  return pairs.map(([width, length]) => ({
    id: `ean-${width}-${length}`,
    width,
    length,
    price: 9990,
  }));
}

export const buyable = {
  isComingSoon: false,
  isOutOfStock: false,
  availableQuantity: 9,
  buyableQuantity: 9,
};
export const lowOnStock = { ...buyable, availableQuantity: 2, buyableQuantity: 2 };
export const soldOut = {
  ...buyable,
  isOutOfStock: true,
  availableQuantity: 0,
  buyableQuantity: 0,
};
export const comingSoon = { ...soldOut, isOutOfStock: false, isComingSoon: true };
export const allInBag = { ...buyable, buyableQuantity: 0 };
