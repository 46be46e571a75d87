import { expect, it } from 'vitest';
import { pieceCountOf } from '#src/cart/bag/cart.ts';

import { miniBag } from '../bag.ts';

it.each([
  [{ status: 'loaded', bag: { ...miniBag(), count: 3 } }, 2, 5],
  [{ status: 'loaded', bag: { ...miniBag(), count: 3 } }, undefined, 3],
  [{ status: 'empty' }, 2, 2],
  [{ status: 'unknown' }, 2, null],
  [{ status: 'failed' }, 2, null],
] as const)('counts the pieces of %j with %s more that are being added', (bag, more, all) => {
  expect(pieceCountOf(bag, more)).toBe(all);
});
