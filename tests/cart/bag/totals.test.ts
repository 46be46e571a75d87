import { describe, expect, it } from 'vitest';
import {
  bagTotalsOf,
  deliveredOf,
  freeDeliveryOf,
  smallTotalsOf,
  deliveredOfSmall,
  hasGoods,
} from '#src/cart/bag/totals.ts';
import { details, line, miniBag } from '../bag.ts';

const lines = [line({ price: 10000 }), line({ id: 'L2', price: 5000 })];

it('derives the order discount from the mini bag’s lines and subtotal', () => {
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

describe('the free delivery message agrees with the delivery cost', () => {
  const bag = { value: 9000, offOrder: 0, from: 10_000, shipping: 500, hasGoods: true };
  it.each([
    ['shows the missing amount', {}, { status: 'missing', missing: 1000 }],
    ['is free above the threshold', { value: 10_000, shipping: 0 }, { status: 'free' }],
    ['is free below the threshold by a code', { shipping: 0 }, { status: 'free' }],
    ['is free for a collected order', { value: 1, shipping: 0 }, { status: 'free' }],
    [
      'names free delivery beside a paid express delivery',
      { value: 12_000, shipping: 1200 },
      { status: 'wouldBe' },
    ],
    [
      'is free above the threshold before the cost is known',
      { value: 10_000, shipping: undefined },
      { status: 'free' },
    ],
    ['is lost by a voucher', { offOrder: -1500 }, { status: 'lost', missing: 1000 }],
    [
      'is not lost by a voucher below the threshold',
      { offOrder: -500 },
      { status: 'missing', missing: 1000 },
    ],
    ['has no message for gift cards alone', { value: 0, shipping: 0, hasGoods: false }, undefined],
  ])('%s', (_, change, said) => expect(freeDeliveryOf({ ...bag, ...change })).toEqual(said));
});

const offOrder = { displayLevel: 'Order', usage: 'Discount', amount: -900, description: '5%' };
const bag = {
  ...details([
    line({ quantity: 2, price: 20_000 }),
    line({ id: 'L2', price: 2500, giftCard: true }),
  ]),
  adjustments: [offOrder, { ...offOrder, amount: 0, description: 'nothing' }],
  goods: 20_000,
  discount: 1900,
  giftCards: 2500,
  wrapping: 395,
  shipping: 500,
  total: 21_495,
};

describe('the totals of a bag', () => {
  it('CUR-03 GFT-03 have its reductions apart, and the tax of all but gift cards', () => {
    expect(bagTotalsOf(bag, 0.2)).toEqual({
      goods: 20_000,
      itemDiscount: -1000,
      orderDiscounts: [{ description: '5%', amount: -900 }],
      giftCards: 2500,
      wrapping: 395,
      shipping: 500,
      fee: 0,
      total: 21_495,
      paidByGiftCards: 0,
      rest: 21_495,
      tax: 3166,
      count: 3,
    });
  });

  it('CUR-03 include the payment fee and its tax', () => {
    expect(bagTotalsOf(bag, 0.2, { fee: 300, shares: [1000] })).toMatchObject({
      fee: 300,
      total: 21_795,
      tax: 3216,
      paidByGiftCards: 1000,
      rest: 20_795,
    });
  });

  it('leave the delivery cost open until the server has answered', () => {
    expect(bagTotalsOf({ ...bag, isDeliveryOpen: true }, 0.2).shipping).toBeUndefined();
    expect(bagTotalsOf({ ...bag, isDeliveryOpen: false }, 0.2).shipping).toBe(500);
  });
});

describe('free delivery', () => {
  it('depends on the goods after all reductions', () => {
    expect(deliveredOf(bag)).toEqual({
      value: 18_100,
      offOrder: -900,
      from: 10_000,
      shipping: 500,
      hasGoods: true,
    });
    expect(deliveredOf({ ...bag, isDeliveryOpen: true }).shipping).toBeUndefined();
  });

  it('of the small bag depends on its subtotal', () => {
    const small = { ...miniBag([line({ price: 10_000 })]), subtotal: 9100, shipping: 500 };
    expect(deliveredOfSmall(small)).toEqual({
      value: 9100,
      offOrder: -900,
      from: 10_000,
      shipping: 500,
      hasGoods: true,
    });
  });

  it('has no message for gift cards, which are not shipped', () => {
    expect(hasGoods([{ giftCard: true }, { giftCard: false }])).toBe(true);
    expect(hasGoods([{ giftCard: true }, {}])).toBe(true);
    expect(hasGoods([{ giftCard: true }])).toBe(false);
    expect(hasGoods([])).toBe(false);
  });

  it('is lost only if order discounts cause it', () => {
    const given = { value: 9000, from: 10_000, shipping: 500, hasGoods: true };
    const status = (off: number) => freeDeliveryOf({ ...given, offOrder: off })?.status;
    expect([0, -999, -1000, -1001].map(status)).toEqual(['missing', 'missing', 'lost', 'lost']);
  });

  it.each([0, -1])('is not offered from %i', (from) => {
    const given = { value: 9000, offOrder: 0, shipping: 500, hasGoods: true };
    expect(freeDeliveryOf({ ...given, from })).toBeUndefined();
  });
});
