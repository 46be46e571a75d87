import { describe, expect, it } from 'vitest';
import { refIn, refOf, orderStatusOf, tidyNumber, orderTotalsOf } from '#src/orders/order.ts';
import { timelineOf } from '#src/orders/document/timeline.ts';
import { order } from './orders.ts';

describe('the order of an address', () => {
  it.each([
    ['701001', { orderId: '701001', place: 'online' }],
    ['S201-7', { orderId: 'S201-7', place: 'shop' }],
    ['s201-7', { orderId: 'S201-7', place: 'shop' }],
  ])('RTE-02 RTE-12 ORD-06 %s is one', (text, ref) => expect(refOf(text)).toEqual(ref));

  it.each([null, '', ' ', '0x1', '-1', '1e9', '7 01', '1'.repeat(19), '__proto__', '..', '../1'])(
    'RTE-12 “%s” is none',
    (text) => expect(refOf(text)).toBeUndefined(),
  );

  it('RTE-12 of several the first counts, and markup is none', () => {
    expect(refIn('?orderId=1&orderId=2')?.orderId).toBe('1');
    expect(refIn('?orderId=%3Cscript%3E')).toBeUndefined();
    expect(refIn('?orderId=%F0')).toBeUndefined();
    expect(refIn('')).toBeUndefined();
  });
});

it.each([
  ['701001', '701001'],
  [' 701 001 ', '701001'],
  ['#701001', '701001'],
  [' No. 701-001', '701001'],
  ['Nr. 701001', '701001'],
  ['№ 701001', '701001'],
  ['７０１００１', '701001'],
])('ORD-03 a number typed as “%s” is %s', (typed, number) =>
  expect(tidyNumber(typed)).toBe(number),
);

it('CUR-03 GFT-03 totals: gift cards on lines of their own, reductions of the whole order apart', () => {
  const bought = order({ goods: 4583, giftCards: 2500, total: 7473, paidByGiftCards: 1000 });
  const [piece] = bought.items;
  const items = [
    { ...piece!, price: 5083 },
    { ...piece!, id: '7010012', price: 2500 },
  ];
  const sums = {
    goods: 5083,
    itemDiscount: 0,
    orderDiscounts: [{ description: '', amount: -500 }],
    giftCards: 2500,
    shipping: 390,
    fee: 0,
    total: 7473,
    paidByGiftCards: 1000,
    rest: 6473,
  };
  expect(orderTotalsOf({ ...bought, items })).toEqual(sums);
  const reductions = [{ description: 'INDIGO10', amount: -500 }];
  expect(orderTotalsOf({ ...bought, items, gross: 5980, reductions })).toEqual({
    ...sums,
    goods: 5980,
    itemDiscount: -897,
    orderDiscounts: reductions,
  });
  // What does not add up is not told with its reasons.
  const wrong = [{ description: 'INDIGO10', amount: -400 }];
  expect(orderTotalsOf({ ...bought, items, reductions: wrong }).orderDiscounts).toEqual(
    sums.orderDiscounts,
  );
});

it('ORD-01 what a status means, also of one that nobody knows', () => {
  expect(orderStatusOf({ status: 'shipped' })).toBe('shipped');
  expect(orderStatusOf({ status: 'constructor' })).toBe('other');
});

describe('the way of a parcel', () => {
  const placed = { status: 'processing', time: '2026-03-02T09:30:00.000Z' };
  const sent = { status: 'shipped', time: '2026-03-03T09:30:00.000Z' };
  const shape = (stations: ReturnType<typeof timelineOf>) =>
    stations.map(({ status, state }) => `${status} ${state}`);

  it('ORD-01 API-64 has the stations behind it and those ahead', () => {
    const stations = timelineOf('shipped', [sent, placed]);
    expect(shape(stations)).toEqual(['processing done', 'shipped current', 'delivered ahead']);
    expect(stations.map(({ time }) => time)).toEqual([placed.time, sent.time, undefined]);
  });

  it('PAY-01 begins at the bank where that has not answered yet', () => {
    expect(shape(timelineOf('pending', []))).toEqual([
      'pending current',
      'processing ahead',
      'shipped ahead',
      'delivered ahead',
    ]);
  });

  it('ORD-05 ends where it is cancelled, and is unknown for a status of which nobody knows', () => {
    expect(shape(timelineOf('cancelled', [placed]))).toEqual(['cancelled current']);
    expect(timelineOf('other', [placed])).toEqual([]);
  });
});
