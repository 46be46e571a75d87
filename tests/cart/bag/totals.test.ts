import { expect, it } from 'vitest';
import { orderDiscountOf } from '#src/cart/bag/totals.ts';
import { line, miniBag } from '../bag.ts';

const lines = [line({ price: 10000 }), line({ id: 'L2', price: 5000 })];

it('a discount on the order is what the lines of the mini bag come to above its subtotal', () => {
  const bag = miniBag(lines);
  expect(orderDiscountOf({ ...bag, subtotal: 9500, giftCards: 5000 })).toBe(-500);
  expect(orderDiscountOf({ ...bag, subtotal: 10000, giftCards: 5000 })).toBe(0);
});

it('a line’s own discount is not counted again', () => {
  const own = { displayLevel: 'OrderItem', usage: 'Discount', amount: -1000, description: '' };
  const bag = miniBag([line({ price: 10000, adjustments: [own] })]);
  expect(orderDiscountOf({ ...bag, subtotal: 9000 })).toBe(0);
});
