import { expect, it } from 'vitest';
import { isFullyAvailable } from '#src/commerce/variant-stock.ts';

const stock = (availableQuantity: number) => ({
  isComingSoon: false,
  isOutOfStock: availableQuantity === 0,
  availableQuantity,
  buyableQuantity: availableQuantity,
});

it.each([
  [[3, 1], true],
  [[3, 0], false],
  [[0, 0], false],
  [[], false],
])('STK-07 a product whose variants have %j is fully available: %s', (quantities, isFully) => {
  expect(isFullyAvailable(quantities.map(stock))).toBe(isFully);
});
