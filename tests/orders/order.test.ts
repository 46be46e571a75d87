import { describe, expect, it } from 'vitest';
import { refIn, refOf, orderStatusOf, tidyNumber, orderTotalsOf } from '#src/orders/order.ts';
import { timelineOf } from '#src/orders/document/timeline.ts';
import { order } from './orders.ts';

describe('the order in a URL', () => {
  it.each([
    ['701001', { orderId: '701001', place: 'online' }],
    ['S201-7', { orderId: 'S201-7', place: 'shop' }],
    ['s201-7', { orderId: 'S201-7', place: 'shop' }],
  ])('RTE-02 RTE-12 ORD-06 accepts %s', (text, ref) => expect(refOf(text)).toEqual(ref));

  it.each([null, '', ' ', '0x1', '-1', '1e9', '7 01', '1'.repeat(19), '__proto__', '..', '../1'])(
    'RTE-12 rejects “%s”',
    (text) => expect(refOf(text)).toBeUndefined(),
  );

  it('RTE-12 uses the first of several, and rejects markup', () => {
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
])('ORD-03 reads a number typed as “%s” as %s', (typed, number) =>
  expect(tidyNumber(typed)).toBe(number),
);

it('CUR-03 GFT-03 totals have gift cards on separate lines, and order reductions apart', () => {
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
  // Reductions that do not add up are shown without their reasons.
  const wrong = [{ description: 'INDIGO10', amount: -400 }];
  expect(orderTotalsOf({ ...bought, items, reductions: wrong }).orderDiscounts).toEqual(
    sums.orderDiscounts,
  );
});

it('ORD-01 maps known statuses, and others to `other`', () => {
  expect(orderStatusOf({ status: 'shipped' })).toBe('shipped');
  expect(orderStatusOf({ status: 'constructor' })).toBe('other');
});

describe('the timeline of a parcel', () => {
  const placed = { status: 'processing', time: '2026-03-02T09:30:00.000Z' };
  const sent = { status: 'shipped', time: '2026-03-03T09:30:00.000Z' };
  const shape = (stations: ReturnType<typeof timelineOf>) =>
    stations.map(({ status, state }) => `${status} ${state}`);

  it('ORD-01 API-64 has completed and future stages', () => {
    const stations = timelineOf('shipped', [sent, placed]);
    expect(shape(stations)).toEqual(['processing done', 'shipped current', 'delivered ahead']);
    expect(stations.map(({ time }) => time)).toEqual([placed.time, sent.time, undefined]);
  });

  it('PAY-01 begins with the pending payment until the bank answers', () => {
    expect(shape(timelineOf('pending', []))).toEqual([
      'pending current',
      'processing ahead',
      'shipped ahead',
      'delivered ahead',
    ]);
  });

  it('ORD-05 ends where it is cancelled, and is empty for an unknown status', () => {
    expect(shape(timelineOf('cancelled', [placed]))).toEqual(['cancelled current']);
    expect(timelineOf('other', [placed])).toEqual([]);
  });
});
