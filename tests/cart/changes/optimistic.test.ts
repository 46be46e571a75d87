import { expect, it } from 'vitest';
import {
  optimisticDetails,
  optimisticLines,
  optimisticMiniBag,
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

it('CRT-08 CRT-09 a new quantity changes the line’s price and what is taken off it', () => {
  const tees = line({ quantity: 2, unitPrice: 5000, adjustments: [OFF] });
  const [shown] = optimisticLines([tees], [update(4)]).lines;
  expect(shown).toMatchObject({ quantity: 4, price: 20000, adjustments: [{ amount: -2000 }] });
});

it('changes make the same of a bag that knows of them already', () => {
  const changes = [add(1), update(5), add(5)];
  for (const quantity of [1, 2, 5, 6])
    expect(optimisticLines([line({ quantity })], changes).lines[0]?.quantity).toBe(6);
  expect(optimisticLines([], [remove()]).lines).toEqual([]);
});

it('a line that comes back stands where the server will put it', () => {
  const restored: CartChange = { ...add(0), line: line({ id: 'old', quantity: 2 }) } as CartChange;
  const { lines } = optimisticLines([line({ id: 'L2', variantId: 'other' })], [restored]);
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['L2', 1],
    ['old', 1],
  ]);
});

it('pieces that no line shows yet are counted', () => {
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
    total: 4550,
  });
  expect(optimisticDetails(bag, [remove()])).toMatchObject({ goods: 0, discount: 0, total: 0 });
});

it('GFT-03 gift cards stay on a line of their own, and pay no delivery', () => {
  const card = line({ id: 'L2', variantId: 'card', unitPrice: 2500, giftCard: true });
  const bag = { ...details([line(), card]), goods: 8990, giftCards: 2500, total: 11990 };
  expect(optimisticDetails(bag, [update(2, 'L2')])).toMatchObject({
    goods: 8990,
    giftCards: 5000,
    total: 14490,
  });
  expect(optimisticDetails(bag, [remove()])).toMatchObject({ goods: 0, shipping: 0, total: 2500 });
});

it('what delivery costs below its threshold only the server knows', () => {
  const bag = { ...details([line({ quantity: 2 })]), shipping: 0, total: 17980 };
  const shown = optimisticDetails(bag, [update(1)]);
  expect(shown).toMatchObject({ isDeliveryOpen: true, total: 8990 });
  expect(optimisticDetails(bag, [update(3)])).not.toHaveProperty('isDeliveryOpen');
});

it('a bag that nothing changes stays the same one', () => {
  const [page, mini] = [details(), miniBag()];
  expect(optimisticDetails(page, [])).toBe(page);
  expect(optimisticMiniBag(mini, [update(1)])).toBe(mini);
  expect(optimisticDetails(page, [{ kind: 'assignCode', code: 'RIVET5' }])).toBe(page);
});
