import { expect, it } from 'vitest';
import { itemOfProduct } from '#src/analytics/items.ts';
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
