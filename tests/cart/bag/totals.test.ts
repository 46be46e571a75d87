import { describe, expect, it } from 'vitest';
import { bagTotalsOf, deliveredOf, freeDeliveryOf, smallTotalsOf } from '#src/cart/bag/totals.ts';
import { details, line, miniBag } from '../bag.ts';

const lines = [line({ price: 10000 }), line({ id: 'L2', price: 5000 })];

it('a discount on the order is what the lines of the mini bag come to above its subtotal', () => {
  const bag = miniBag(lines);
  expect(smallTotalsOf({ ...bag, subtotal: 9500, giftCards: 5000 }).orderDiscount).toBe(-500);
  expect(smallTotalsOf({ ...bag, subtotal: 10000, giftCards: 5000 }).orderDiscount).toBe(0);
});

it('a line’s own discount is not counted again', () => {
  const own = { displayLevel: 'OrderItem', usage: 'Discount', amount: -1000, description: '' };
  const bag = miniBag([line({ price: 10000, adjustments: [own] })]);
  expect(smallTotalsOf({ ...bag, subtotal: 9000 }).orderDiscount).toBe(0);
});

it('ENT-19 counts only discounts among the adjustments of an order as reductions of its goods', () => {
  const off = { displayLevel: 'Order', usage: 'Discount', amount: -1000, description: 'Welcome' };
  const delivery = { ...off, usage: 'Shipping Charge', amount: -500, description: 'Delivery' };
  const bag = { ...details(lines), discount: 1000, adjustments: [off, delivery] };
  const { orderDiscounts, itemDiscount } = bagTotalsOf(bag, 0.2);
  expect(orderDiscounts).toEqual([{ description: 'Welcome', amount: -1000 }]);
  expect(itemDiscount).toBe(0);
  expect(deliveredOf(bag).offOrder).toBe(-1000);
});

describe('what is said of free delivery agrees with what delivery costs', () => {
  const bag = { value: 9000, offOrder: 0, from: 10_000, shipping: 500, hasGoods: true };
  it.each([
    ['what is missing', {}, { status: 'missing', missing: 1000 }],
    ['reached', { value: 10_000, shipping: 0 }, { status: 'free' }],
    ['a code makes it free below the threshold', { shipping: 0 }, { status: 'free' }],
    ['collected for nothing', { value: 1, shipping: 0 }, { status: 'free' }],
    [
      'express costs something all the same',
      { value: 12_000, shipping: 1200 },
      { status: 'wouldBe' },
    ],
    ['not known yet, and reached', { value: 10_000, shipping: undefined }, { status: 'free' }],
    ['lost by a voucher', { offOrder: -1500 }, { status: 'lost', missing: 1000 }],
    [
      'not lost by a voucher, for it never was',
      { offOrder: -500 },
      { status: 'missing', missing: 1000 },
    ],
    ['gift cards alone', { value: 0, shipping: 0, hasGoods: false }, undefined],
  ])('%s', (_, change, said) => expect(freeDeliveryOf({ ...bag, ...change })).toEqual(said));
});
