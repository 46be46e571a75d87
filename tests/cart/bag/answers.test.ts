import { create, is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { readAttributes } from '#src/cart/bag/response.ts';
import * as cart from '#src/cart/bag/response.ts';

const adjustment = {
  displayLevel: 'OrderItem',
  usage: 'Discount',
  amount: '-9.98',
  description: 'Ten',
};
const item = {
  orderItemId: 'L1',
  partNumber: '8700000000017',
  productId: 'RL0001RAW',
  productName: 'Slim jeans',
  url: '/p/slim-jeans-rl0001raw',
  quantity: '2.0',
  unitPrice: '49.90',
  orderItemPrice: '99.80',
  xitem_unitWasPrice: '59.90',
  xitem_attributes: '[{"name":"colour","value":"Raw"},{"name":"size","value":"32 / 34"}]',
  adjustments: [adjustment],
  giftCard: true,
};
const total = {
  cartPrice: '100.00',
  cartValue: '90.00',
  cartGiftCards: '25.00',
  cartShipping: '5.00',
  orderTotal: '123.95',
  freeShippingFrom: '120.00',
};
const optional = { cartShippingOption: 'express', cartGiftWrapping: '3.95' };
const giftOptions = { gift: true, giftMessage: 'For Ada', giftWrap: true, giftWrapPrice: '3.95' };
const bag = {
  orderId: '55',
  items: [item],
  adjustments: [{ ...adjustment, displayLevel: 'Order' }],
  total: { ...total, ...optional },
  giftOptions,
  paypalExpressEnabled: true,
  isPaypalExpressEnabled: true,
};
const small = {
  orderId: '55',
  items: [item],
  itemCount: 2,
  total: {
    cartValue: '90.00',
    cartGiftCards: '25.00',
    cartShipping: '5.00',
    cartGiftWrapping: '3.95',
    freeShippingFrom: '120.00',
  },
};
const line = {
  id: 'L1',
  variantId: '8700000000017',
  productId: 'RL0001RAW',
  name: 'Slim jeans',
  colour: 'Raw',
  size: '32 / 34',
  url: '/p/slim-jeans-rl0001raw',
  quantity: 2,
  unitPrice: 4990,
  unitWas: 5990,
  price: 9980,
  adjustments: [{ ...adjustment, amount: -998 }],
  giftCard: true,
};
const read = (change: object = {}) =>
  cart.readCartDetails(create({ ...bag, ...change }, cart.CartDetailsAnswer));
const lineOf = (change: object) => read({ items: [{ ...item, ...change }] }).lines[0];
const readSmall = (change: object = {}) =>
  cart.toMiniBag(create({ ...small, total: { ...small.total, ...change } }, cart.MiniBagAnswer));

describe('the answer for the bag', () => {
  it('ENT-19 is read in minor units', () => {
    expect(read()).toStrictEqual({
      orderId: '55',
      lines: [line],
      adjustments: [{ ...adjustment, displayLevel: 'Order', amount: -998 }],
      goods: 10_000,
      discount: 1000,
      giftCards: 2500,
      shipping: 500,
      total: 12_395,
      freeShippingFrom: 12_000,
      paypalExpress: true,
      deliveryCode: 'express',
      wrapping: 395,
      gift: { isGift: true, note: 'For Ada', isWrapped: true, wrappingPrice: 395 },
    });
  });

  it('ENT-19 is read without its optional parts', () => {
    const bare = read({ total, giftOptions: { ...giftOptions, giftMessage: undefined } });
    expect(bare).not.toHaveProperty('wrapping');
    expect(bare).not.toHaveProperty('deliveryCode');
    expect(bare.gift?.note).toBe('');
    expect(read({ giftOptions: undefined })).not.toHaveProperty('gift');
  });

  it.each(Object.keys(giftOptions).filter((key) => key !== 'giftMessage'))(
    'offers no gift without %s',
    (key) => {
      expect(read({ giftOptions: { ...giftOptions, [key]: undefined } }).gift).toBeUndefined();
    },
  );

  it.each(['paypalExpressEnabled', 'isPaypalExpressEnabled'])(
    'offers no PayPal express if %s is false',
    (key) => {
      expect(read({ [key]: false }).paypalExpress).toBe(false);
    },
  );

  it('ENT-19 is refused without a needed part', () => {
    for (const key of ['orderId', 'items', 'paypalExpressEnabled', 'isPaypalExpressEnabled'])
      expect(() => read({ [key]: null }), key).toThrow();
    for (const key of Object.keys(total))
      expect(() => read({ total: { ...bag.total, [key]: null } }), key).toThrow();
  });
});

describe('a line of the answer', () => {
  const needed = Object.keys(item).filter(
    (key) => !/^(?:url|xitem_.*|adjustments|giftCard)$/.test(key),
  );
  it.each(needed)('ENT-19 is left out without %s', (key) => {
    const { lines, leftOut } = read({ items: [{ ...item, [key]: null }, item] });
    expect([lines.length, leftOut]).toEqual([1, 1]);
  });

  it.each(['1', '9999', '2.0', '2.000'])('ENT-19 has the quantity %s', (quantity) => {
    expect(lineOf({ quantity })?.quantity).toBe(Number(quantity));
  });

  it.each(['', '-1', '12345', '2.', '2.5', '2.05', 'x2', '2x'])(
    'ENT-19 is left out with the quantity "%s"',
    (quantity) => {
      expect(read({ items: [{ ...item, quantity }, item] }).leftOut).toBe(1);
    },
  );

  it.each(['49.90', '39.90', undefined])('CRT-09 has no earlier price with %s', (was) => {
    expect(lineOf({ xitem_unitWasPrice: was })).not.toHaveProperty('unitWas');
  });

  it('ENT-19 is read without its optional parts', () => {
    const bare = lineOf({ url: 7, xitem_attributes: 7, giftCard: false, adjustments: undefined });
    expect(bare).toMatchObject({ colour: '', size: '', adjustments: [] });
    expect(bare?.url).toContain('RL0001RAW'.toLowerCase());
    expect(bare).not.toHaveProperty('giftCard');
  });
});

describe('the answer for the mini bag', () => {
  const totals = { subtotal: 9000, giftCards: 2500, freeShippingFrom: 12_000 };
  it('ENT-19 is read in minor units', () => {
    expect(readSmall()).toStrictEqual({
      orderId: '55',
      lines: [line],
      count: 2,
      ...totals,
      shipping: 500,
      wrapping: 395,
    });
  });

  it('ENT-19 is read without delivery and wrapping', () => {
    const bare = readSmall({ cartShipping: undefined, cartGiftWrapping: undefined });
    expect(bare).toStrictEqual({ orderId: '55', lines: [line], count: 2, ...totals });
    expect(readSmall({ cartGiftWrapping: '0.00' })).not.toHaveProperty('wrapping');
  });

  it('ENT-19 is refused without a needed part', () => {
    for (const key of Object.keys(small))
      expect(
        is({ ...create(small, cart.MiniBagAnswer), [key]: null }, cart.MiniBagAnswer),
        key,
      ).toBe(false);
    for (const key of ['cartValue', 'cartGiftCards', 'freeShippingFrom'])
      expect(() => readSmall({ [key]: null }), key).toThrow();
  });
});

it('CRT-11 skips attributes without a name or a value', () => {
  expect(readAttributes('[{"name":"size","value":"S"}]')).toEqual({ size: 'S' });
  for (const broken of ['[{"name":"size"}]', '[{"value":"S"}]', '{}', ''])
    expect(readAttributes(broken)).toEqual({});
});
