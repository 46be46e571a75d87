import { describe, expect, it } from 'vitest';
import { changeFailureOf, changeRefusalOf, isLost } from '#src/cart/changes/change-failure.ts';
import { offlinePage } from '#src/cart/changes/offline.ts';
import type { CartChange, Queue } from '#src/cart/changes/queue.ts';
import {
  addingVariantIds,
  busyLineIds,
  changesOf,
  enqueued,
  firstWaiting,
  isFromBefore,
  waitsForRemoval,
  withoutRemoval,
  withoutRemovalOf,
  withoutUndo,
  withoutWaitingAdds,
} from '#src/cart/changes/queue.ts';
import { details, line, miniBag } from '../bag.ts';

const add: CartChange = { kind: 'add', variantId: 'v1', productId: 'p1', quantity: 1 };
const update = (quantity: number, lineId = 'L1'): CartChange => ({
  kind: 'update',
  lineId,
  quantity,
});
const remove: CartChange = { kind: 'remove', lineId: 'L1' };
const code: CartChange = { kind: 'assignCode', code: 'RIVET5' };
const gift: CartChange = { kind: 'gift', isGift: true, note: 'For you', isWrapped: false };
const queue = (current: CartChange | null, ...waiting: CartChange[]): Queue => ({
  current,
  waiting,
});

describe('a requested change', () => {
  it.each<[string, Queue, CartChange, Queue]>([
    ['a code waits beside others', queue(add, code), code, queue(add, code, code)],
    [
      'a quantity replaces that of its line alone',
      queue(null, add, update(2), update(2, 'L2'), gift),
      update(3),
      queue(null, add, update(2, 'L2'), gift, update(3)),
    ],
    [
      'a pending quantity is not sent again, and undoes a later one',
      queue(update(2), update(3), code),
      update(2),
      queue(update(2), code),
    ],
    [
      'another quantity follows a pending one',
      queue(update(2)),
      update(3),
      queue(update(2), update(3)),
    ],
    [
      'the same quantity of another line follows a pending one',
      queue(update(2)),
      update(2, 'L2'),
      queue(update(2), update(2, 'L2')),
    ],
    [
      'a removal keeps the quantity that it replaces',
      queue(add, update(4)),
      remove,
      queue(add, { ...remove, instead: 4 }),
    ],
    [
      'a removal keeps no quantity of another line',
      queue(null, update(4, 'L2')),
      remove,
      queue(null, update(4, 'L2'), remove),
    ],
    ['no quantity follows a pending removal', queue(remove, add), update(2), queue(remove, add)],
    ['a gift replaces the waiting one', queue(gift, gift, add), gift, queue(gift, add, gift)],
  ])('%s', (_what, before, change, after) => {
    expect(enqueued(before, change)).toEqual(after);
  });
});

describe('the change undone for a line', () => {
  it('is a removal, which restores the earlier requested quantity', () => {
    const removal: CartChange = { ...remove, instead: 3 };
    expect(withoutRemovalOf(queue(removal, add), 'L1')).toEqual([update(3), add]);
    expect(withoutRemovalOf(queue(remove, add), 'L1')).toEqual([add]);
    expect(withoutRemovalOf(queue(remove, add), 'L2')).toEqual([remove, add]);
  });

  it('is not a removal that has been sent', () => {
    expect(withoutRemoval(queue(remove, remove, add), 'L1')).toEqual(queue(remove, add));
  });

  it('is the add that restores the line', () => {
    const back = { ...add, undoes: 'L1' };
    expect(withoutUndo(queue(back, back, add, remove), 'L1')).toEqual(queue(back, add, remove));
    expect(withoutUndo(queue(null, back), 'L2')).toEqual(queue(null, back));
  });

  it('is every waiting add', () => {
    expect(withoutWaitingAdds(queue(add, add, remove, add))).toEqual(queue(add, remove));
  });
});

describe('a queue', () => {
  it('lists its changes in order', () => {
    const full = queue(add, update(2), remove, update(1, 'L2'), { ...add, variantId: 'v2' }, gift);
    expect(changesOf(full)).toEqual([full.current, ...full.waiting]);
    expect(changesOf(queue(null, add))).toEqual([add]);
    expect(busyLineIds(full)).toEqual(['L1', 'L1', 'L2']);
    expect(addingVariantIds(full)).toEqual(['v1', 'v2']);
  });

  it('sends the first that waits, one at a time', () => {
    expect(firstWaiting(queue(null, add, remove))).toEqual(add);
    expect(firstWaiting(queue(null))).toBeNull();
    expect(firstWaiting(queue(add, remove))).toBeNull();
  });

  it('reports whether a line is being removed', () => {
    expect(waitsForRemoval(queue(null, add, remove), 'L1')).toBe(true);
    for (const other of [queue(remove), queue(null, update(1)), queue(null)])
      expect(waitsForRemoval(other, 'L1')).toBe(false);
    expect(waitsForRemoval(queue(null, remove), 'L2')).toBe(false);
  });

  it('reports whether its change is from the previous page', () => {
    expect(isFromBefore(queue({ ...add, isFromBefore: true }))).toBe(true);
    for (const current of [add, { ...add, isFromBefore: false }, update(1), null])
      expect(isFromBefore(queue(current, { ...add, isFromBefore: true }))).toBe(false);
  });
});

const guest = { status: 'guest', userId: '-1', orderId: '55' } as const;

describe('a change that failed', () => {
  it('CRT-14 has the status and the first error key of the answer', () => {
    const errors = ['_ERR_A', '_ERR_B'].map((errorKey) => ({ errorKey, errorParameters: [] }));
    expect(changeFailureOf({ kind: 'http', status: 400, errors })).toEqual({
      status: 400,
      errorKey: '_ERR_A',
    });
    expect(changeFailureOf({ kind: 'http', status: 400, errors: [] })).toEqual({ status: 400 });
    expect(changeFailureOf({ kind: 'network' })).toEqual({});
  });

  it('may have been made unless the server refused it, or it was not sent', () => {
    expect([{}, { status: 200 }, { status: 399 }].map(isLost)).toEqual([true, true, true]);
    expect([{ status: 400 }, { reason: 'x' }, { status: 200, reason: 'x' }].map(isLost)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('CRT-05 SES-13 is not sent for an unknown or another user, or without an order', () => {
    expect(changeRefusalOf(update(1), { status: 'failed' })).toBe('the user is not known');
    const owned = { ...update(1), ownerId: '-1' };
    expect(changeRefusalOf(owned, guest)).toBeUndefined();
    expect(changeRefusalOf({ ...owned, ownerId: '7' }, guest)).toBe('the user is another one');
    const noOrder = { ...guest, orderId: '0' };
    expect(changeRefusalOf(update(1), noOrder)).toBe('User does not have an active order');
    expect(changeRefusalOf(update(1), guest)).toBeUndefined();
    expect(changeRefusalOf(add, noOrder)).toBeUndefined();
  });
});

describe('the bag page without a connection', () => {
  const card = line({ id: 'L2', price: 2500, giftCard: true });
  const small = { ...miniBag([line({ price: 10_000 }), card]), subtotal: 9100, giftCards: 2500 };
  const loaded = { status: 'loaded', bag: small } as const;

  it('is built from the mini bag', () => {
    const page = offlinePage(
      { status: 'loading' },
      { ...loaded, bag: { ...small, shipping: 495, wrapping: 300 } },
    );
    expect(page).toEqual({
      status: 'loaded',
      details: {
        orderId: '55',
        lines: small.lines,
        adjustments: [{ displayLevel: 'Order', usage: 'Discount', amount: -900, description: '' }],
        goods: 10_000,
        discount: 900,
        giftCards: 2500,
        shipping: 495,
        total: 12_395,
        freeShippingFrom: 10_000,
        paypalExpress: false,
        wrapping: 300,
      },
    });
  });

  it('leaves the delivery open, and has no discount, if the mini bag has neither', () => {
    const bag = { ...small, subtotal: 10_000 };
    expect(offlinePage({ status: 'failed', reason: 'x' }, { status: 'loaded', bag })).toMatchObject(
      {
        details: {
          adjustments: [],
          discount: 0,
          goods: 10_000,
          shipping: 0,
          total: 12_500,
          wrapping: 0,
          isDeliveryOpen: true,
        },
      },
    );
  });

  it('has no negative discount if lines cannot be shown', () => {
    const bag = { ...small, lines: [], subtotal: 9100 };
    expect(offlinePage({ status: 'loading' }, { status: 'loaded', bag })).toMatchObject({
      details: { discount: 0, goods: 9100, adjustments: [] },
    });
  });

  it('stays unchanged if it is loaded, or the mini bag is not', () => {
    for (const page of [
      { status: 'loaded', details: details() },
      { status: 'empty' },
      { status: 'closed' },
    ] as const)
      expect(offlinePage(page, loaded)).toBe(page);
    const loading = { status: 'loading' } as const;
    expect(offlinePage(loading, { status: 'unknown' })).toBe(loading);
    expect(offlinePage(loading, { status: 'empty' })).toBe(loading);
  });
});
