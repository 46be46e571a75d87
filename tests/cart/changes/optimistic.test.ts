import { describe, expect, it } from 'vitest';
import {
  addedPieces,
  optimisticDetails,
  optimisticLines,
  optimisticMiniBag,
  piecesOfVariant,
} from '#src/cart/changes/optimistic.ts';
import type { CartChange } from '#src/cart/changes/queue.ts';
import { details, line, miniBag } from '../bag.ts';

const OFF = { displayLevel: 'OrderItem', usage: 'Discount', amount: -1000, description: '10%' };
const ORDER_OFF = { displayLevel: 'Order', usage: 'Discount', amount: -900, description: '5%' };

const update = (quantity: number, lineId = 'L1'): CartChange => ({
  kind: 'update',
  lineId,
  quantity,
});
const remove = (lineId = 'L1'): CartChange => ({ kind: 'remove', lineId });
const add = (base?: number): CartChange => ({
  kind: 'add',
  variantId: '8700000000017',
  productId: 'RL0001RAW',
  quantity: 1,
  ...(base !== undefined && { base }),
});

it('CRT-08 CRT-09 a new quantity changes the line’s price and discount', () => {
  const tees = line({ quantity: 2, unitPrice: 5000, adjustments: [OFF] });
  const [shown] = optimisticLines([tees], [update(4)]).lines;
  expect(shown).toMatchObject({ quantity: 4, price: 20000, adjustments: [{ amount: -2000 }] });
});

it('changes have no effect on a bag that already includes them', () => {
  const changes = [add(1), update(5), add(5)];
  for (const quantity of [1, 2, 5, 6])
    expect(optimisticLines([line({ quantity })], changes).lines[0]?.quantity).toBe(6);
  expect(optimisticLines([], [remove()]).lines).toEqual([]);
});

it('a restored line has the position that the server will give it', () => {
  const restored: CartChange = { ...add(0), line: line({ id: 'old', quantity: 2 }) } as CartChange;
  const { lines } = optimisticLines([line({ id: 'L2', variantId: 'other' })], [restored]);
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['L2', 1],
    ['old', 1],
  ]);
});

it('counts pieces without a line', () => {
  const bag = optimisticMiniBag(miniBag([line({ variantId: 'other' })]), [add(0)]);
  expect(bag).toMatchObject({ count: 2, subtotal: 8990 });
});

it('totals follow the lines: goods, both kinds of discount, delivery', () => {
  const bag = {
    ...details([line({ unitPrice: 5000, quantity: 2, price: 10000, adjustments: [OFF] })]),
    adjustments: [ORDER_OFF],
    discount: 1900,
    freeShippingFrom: 15000,
    total: 10000 - 1900 + 500,
  };
  expect(optimisticDetails(bag, [update(4)])).toMatchObject({
    goods: 20000,
    discount: 3800,
    shipping: 0,
    total: 16200,
  });
  expect(optimisticDetails(bag, [update(1)])).toMatchObject({
    goods: 5000,
    discount: 950,
    shipping: 500,
    total: 4550,
  });
  expect(optimisticDetails(bag, [remove()])).toMatchObject({ goods: 0, discount: 0, total: 0 });
});

it('GFT-03 gift cards have a line of their own, and no delivery cost', () => {
  const card = line({ id: 'L2', variantId: 'card', unitPrice: 2500, giftCard: true });
  const bag = { ...details([line(), card]), goods: 8990, giftCards: 2500, total: 11990 };
  expect(optimisticDetails(bag, [update(2, 'L2')])).toMatchObject({
    goods: 8990,
    giftCards: 5000,
    total: 14490,
  });
  expect(optimisticDetails(bag, [remove()])).toMatchObject({ goods: 0, shipping: 0, total: 2500 });
});

it('the delivery cost below the threshold stays open until the server answers', () => {
  const bag = { ...details([line({ quantity: 2 })]), shipping: 0, total: 17980 };
  const shown = optimisticDetails(bag, [update(1)]);
  expect(shown).toMatchObject({ isDeliveryOpen: true, total: 8990 });
  expect(optimisticDetails(bag, [update(3)])).not.toHaveProperty('isDeliveryOpen');
});

describe('lines', () => {
  const [jeans, tee] = [line(), line({ id: 'L2', variantId: 'tee' })];

  it('change alone of several', () => {
    const shown = optimisticLines([tee, jeans], [add(), update(4, 'L2')]).lines;
    expect(shown.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['L2', 4],
      ['L1', 2],
    ]);
    expect(shown[1]?.price).toBe(2 * jeans.price);
  });

  it('gain the pieces of an add that does not say how many there were', () => {
    expect([...optimisticLines([tee], [add(), add()]).unseen.values()]).toEqual([2]);
    const back: CartChange = { ...add(), line: line({ id: 'old', quantity: 5 }) } as CartChange;
    expect(optimisticLines([tee], [back]).lines[1]).toMatchObject({ id: 'old', quantity: 1 });
  });

  it('stay identical through codes and gifts', () => {
    const gift: CartChange = { kind: 'gift', isGift: true, note: '', isWrapped: true };
    const after = optimisticLines([tee], [{ kind: 'removeCode', code: 'A' }, gift]);
    expect(after).toEqual({ lines: [tee], unseen: new Map() });
  });

  it('without a piece have no discount to share', () => {
    const none = line({ quantity: 0, unitPrice: 5000, adjustments: [OFF] });
    const [shown] = optimisticLines([none], [update(2)]).lines;
    expect(shown?.price).toBe(10_000);
    expect(shown?.adjustments[0]?.amount).toBeCloseTo(0);
  });

  it('hold pieces of each variant', () => {
    expect(piecesOfVariant([line({ quantity: 2 }), tee, jeans], jeans.variantId)).toBe(3);
  });

  it('gain pieces that are shown and pieces that are not', () => {
    expect(addedPieces([tee], [add(0), update(3, 'L2')])).toBe(3);
    expect(addedPieces([jeans, tee], [remove('L2')])).toBe(-1);
  });
});

it('the mini bag follows its lines, with its discount of the order, and leaves out the delivery', () => {
  const card = line({ id: 'L2', variantId: 'card', unitPrice: 2500, giftCard: true });
  const goods = line({ unitPrice: 5000, quantity: 2 });
  const known = { ...miniBag([goods, card]), shipping: 500, giftCards: 2500, subtotal: 9000 };
  expect(optimisticMiniBag(known, [update(4), update(2, 'L2')])).toEqual({
    orderId: '55',
    lines: [line({ unitPrice: 5000, quantity: 4 }), { ...card, quantity: 2, price: 5000 }],
    count: 6,
    subtotal: 18_000,
    giftCards: 5000,
    freeShippingFrom: 10_000,
  });
  expect(optimisticMiniBag(known, [remove()])).toMatchObject({ count: 1, subtotal: 0 });
});

describe('a discount of the order', () => {
  const card = line({ id: 'L2', variantId: 'card', unitPrice: 2500, giftCard: true });
  const dear = line({ id: 'L3', variantId: 'dear', unitPrice: 500, adjustments: [OFF] });

  it('is dropped with the first goods of a bag of gift cards, because it cannot be shared', () => {
    const back: CartChange = { ...add(0), line: line() } as CartChange;
    const page = { ...details([card]), adjustments: [ORDER_OFF], goods: 0, discount: 900 };
    expect(optimisticDetails(page, [back])).toMatchObject({ goods: 8990, discount: 0 });
    const mini = { ...miniBag([card]), subtotal: -900, giftCards: 2500 };
    expect(optimisticMiniBag(mini, [back]).subtotal).toBe(8990);
  });

  it('is not added to goods with a negative price', () => {
    const page = { ...details([line(), dear]), adjustments: [ORDER_OFF], discount: 1900 };
    const shown = optimisticDetails(page, [remove()]);
    expect(shown.adjustments[0]?.amount).toBeCloseTo(0);
    expect(shown).toMatchObject({ goods: 500, discount: 1000 });
    const mini = { ...miniBag([line(), dear]), subtotal: 8990 - 500 - 900 };
    expect(optimisticMiniBag(mini, [remove()]).subtotal).toBe(-500);
  });
});

describe('delivery', () => {
  const card = line({ id: 'L2', variantId: 'card', unitPrice: 2500, giftCard: true });
  const tees = (quantity: number) => line({ quantity, unitPrice: 2500 });
  const bag = (quantity: number, shipping: number, discount = 0) => ({
    ...details([tees(quantity)]),
    shipping,
    discount,
    wrapping: 300,
  });

  it.each([
    ['costs nothing from the threshold on', bag(2, 500), 4, 0],
    ['stays free at the threshold', bag(6, 0), 4, 0],
    ['costs the same below the threshold', bag(1, 500), 2, 500],
    ['is free by what the goods cost after their discount', bag(5, 500, 3000), 6, 0],
    ['keeps its last cost if it was not free although it could be', bag(6, 700), 2, 700],
  ])('%s', (_how, before, quantity, shipping) => {
    const shown = optimisticDetails(before, [update(quantity)]);
    expect(shown).toMatchObject({
      shipping,
      total: quantity * 2500 - before.discount + shipping + 300,
    });
    expect(shown).not.toHaveProperty('isDeliveryOpen');
  });

  it('is open below the threshold if it was free at it', () => {
    expect(optimisticDetails(bag(4, 0), [update(3)])).toHaveProperty('isDeliveryOpen', true);
  });

  it('is open for the first goods of a bag of gift cards', () => {
    const back: CartChange = { ...add(0), line: line() } as CartChange;
    const cards = { ...details([card]), goods: 0, giftCards: 2500, shipping: 0, total: 2500 };
    expect(optimisticDetails(cards, [back])).toMatchObject({
      isDeliveryOpen: true,
      shipping: 0,
      total: 8990 + 2500,
    });
  });
});

it('a bag without changes keeps its identity', () => {
  const [page, mini] = [details(), miniBag()];
  expect(optimisticDetails(page, [])).toBe(page);
  expect(optimisticMiniBag(mini, [update(1)])).toBe(mini);
  expect(optimisticDetails(page, [{ kind: 'assignCode', code: 'RIVET5' }])).toBe(page);
});
