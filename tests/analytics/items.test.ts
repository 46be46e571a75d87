import { expect, it } from 'vitest';
import { itemOfLine, itemOfProduct } from '#src/analytics/items.ts';
import { product } from '#tests/product/products.ts';

it.each([
  ['the reduction by the backend', { price: 2990, was: 4990, discount: 1500 }, 15],
  [
    'the difference to the full price, without a reduction by the backend',
    { price: 2990, was: 4990 },
    20,
  ],
  ['none at the full price', { price: 2990 }, undefined],
])('PRD-08 reports as the discount %s', (_, given, discount) => {
  expect(itemOfProduct(product(given), 'Rivet & Loom').discount).toBe(discount);
});

it('PRD-08 reports the markdown of a bag line as a discount of each piece', () => {
  const prices = { quantity: 2, unitPrice: 4990, unitWas: 5990, price: 9980, adjustments: [] };
  const names = { id: '1', variantId: 'ean-1', productId: 'RL1001WHT', url: '/', name: 'Tee' };
  const line = { ...names, ...prices, colour: 'White', size: 'M' };
  expect(itemOfLine(line, 'Rivet & Loom')).toMatchObject({ price: 49.9, discount: 10 });
});
