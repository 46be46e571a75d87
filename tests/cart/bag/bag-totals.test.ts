import { describe, expect, it } from 'vitest';
import {
  bagTotalsOf,
  deliveredOf,
  deliveredOfSmall,
  freeDeliveryOf,
  hasGoods,
} from '#src/cart/bag/totals.ts';
import { details, line, miniBag } from '../bag.ts';

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

  it('CUR-03 include the fee of the way to pay, and its tax', () => {
    expect(bagTotalsOf(bag, 0.2, { fee: 300, shares: [1000] })).toMatchObject({
      fee: 300,
      total: 21_795,
      tax: 3216,
      paidByGiftCards: 1000,
      rest: 20_795,
    });
  });

  it('leave the delivery open until the server knows it', () => {
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

  it('is nothing to speak of for gift cards, which are not sent', () => {
    expect(hasGoods([{ giftCard: true }, { giftCard: false }])).toBe(true);
    expect(hasGoods([{ giftCard: true }, {}])).toBe(true);
    expect(hasGoods([{ giftCard: true }])).toBe(false);
    expect(hasGoods([])).toBe(false);
  });

  it('is lost only if the reductions of the order cost it', () => {
    const given = { value: 9000, from: 10_000, shipping: 500, hasGoods: true };
    const status = (off: number) => freeDeliveryOf({ ...given, offOrder: off })?.status;
    expect([0, -999, -1000, -1001].map(status)).toEqual(['missing', 'missing', 'lost', 'lost']);
  });

  it.each([0, -1])('is not offered from %i', (from) => {
    const given = { value: 9000, offOrder: 0, shipping: 500, hasGoods: true };
    expect(freeDeliveryOf({ ...given, from })).toBeUndefined();
  });
});
