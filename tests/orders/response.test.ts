import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { OrderAnswer, OrderListAnswer, readOrder, readOrders } from '#src/orders/response.ts';

const entry = {
  orderId: '701001',
  status: 'processing',
  placedDate: '2026-11-20T10:00:00Z',
  currency: 'GBP',
  orderTotal: '99.90',
  itemCount: 1,
  products: [],
};

it.each([
  ['currency', 'EURO'],
  ['currency', ''],
  ['orderTotal', '1e17'],
  ['orderTotal', '99999999999.00'],
  ['status', { toString: 1 }],
])('ORD-01 omits only an order whose %s is %j', (field, value) => {
  const orders = [{ ...entry, orderId: '701002', [field]: value }, entry];
  const read = readOrders(create({ orders, total: 2 }, OrderListAnswer));
  expect(read.orders.map(({ orderId }) => orderId)).toEqual(['701001']);
});

it('ORD-01 rejects a list without any valid order', () => {
  expect(() => readOrders(create({ orders: [{}], total: 1 }, OrderListAnswer))).toThrow();
  expect(readOrders(create({ orders: [], total: 0 }, OrderListAnswer)).orders).toEqual([]);
});

const whole = { ...entry, items: [], cartValue: '99.90', cartShipping: '0.00' };

it.each([
  [{}, undefined],
  [{ deliveryFrom: '2026-11-25', deliveryUntil: '2026-11-27' }, '2026-11-25/2026-11-27'],
  [{ deliveryFrom: '2026-11-27', deliveryUntil: '2026-11-25' }, undefined],
  [{ deliveryFrom: '2026-11-25' }, undefined],
  [{ deliveryFrom: 'soon', deliveryUntil: 'later' }, undefined],
  [{ deliveryFrom: { toString: 1 }, deliveryUntil: '2026-11-27' }, undefined],
])('ORD-01 reads the promised days of %j', (answer, days) => {
  const { arrives } = readOrder(create({ ...whole, ...answer }, OrderAnswer));
  expect(arrives && `${arrives.first}/${arrives.last}`).toBe(days);
});

it.each([
  [undefined, undefined],
  ['yes', undefined],
  [{ giftWrap: true }, { note: '', isWrapped: true }],
  [
    { giftMessage: 'For you', giftWrap: false },
    { note: 'For you', isWrapped: false },
  ],
])('ORD-01 reads the gift options of %j', (given, gift) => {
  expect(readOrder(create({ ...whole, gift: given }, OrderAnswer)).gift).toEqual(gift);
});
