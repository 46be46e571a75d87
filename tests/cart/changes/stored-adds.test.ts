import { expect, it } from 'vitest';
import {
  StoredAdds,
  isFresh,
  isStillWanted,
  unfinishedAdds,
} from '#src/cart/changes/stored-adds.ts';
import { readStored } from '#src/kernel/stored-text.ts';
import type { KnownUser } from '#src/session/session.ts';

const ADD = { kind: 'add', variantId: 'v1', productId: 'p1', quantity: 1 } as const;
const KEPT = { variantId: 'v1', productId: 'p1', quantity: 1, isSent: false };
const GUEST: KnownUser = { status: 'guest', userId: '-1001', orderId: '7' };

it('collects waiting and pending adds', () => {
  const current = { ...ADD, base: 2 };
  const waiting = [{ ...ADD, variantId: 'v2', ownerId: '1001' }];
  expect(unfinishedAdds({ current, waiting })).toEqual([
    { ...KEPT, isSent: true, base: 2 },
    { ...KEPT, variantId: 'v2', ownerId: '1001' },
  ]);
});

it('stores the number of pieces before an add only if it was sent and the number is known', () => {
  const based = { ...ADD, base: 2 };
  expect(unfinishedAdds({ current: ADD, waiting: [based] })).toEqual([
    { ...KEPT, isSent: true },
    KEPT,
  ]);
});

it('skips an add that restores a line whose removal is lost too', () => {
  const removal = { kind: 'remove', lineId: '71' } as const;
  const back = { ...ADD, undoes: '71' };
  expect(unfinishedAdds({ current: null, waiting: [removal, back] })).toEqual([]);
  expect(unfinishedAdds({ current: null, waiting: [back] })).toHaveLength(1);
  const others = [
    { ...removal, lineId: '72' },
    { kind: 'update', lineId: '71', quantity: 1 } as const,
  ];
  expect(unfinishedAdds({ current: null, waiting: [...others, back] })).toHaveLength(1);
  expect(unfinishedAdds({ current: null, waiting: [removal, ADD] })).toHaveLength(1);
});

it.each([
  ['an unsent add', KEPT, 3, true],
  ['a sent add that is not in the bag', { ...KEPT, isSent: true, base: 2 }, 2, true],
  ['a sent add that is in the bag', { ...KEPT, isSent: true, base: 2 }, 3, false],
  ['a sent add to an unread bag, which is in the bag', { ...KEPT, isSent: true }, 1, false],
  ['a sent add to an unread bag, which is not in the bag', { ...KEPT, isSent: true }, 0, true],
  ['a sent add with more pieces in the bag', { ...KEPT, isSent: true, base: 2 }, 4, false],
  ['an add of the same shopper', { ...KEPT, ownerId: '-1001' }, 0, true],
  ['an add of another shopper (SES-13)', { ...KEPT, ownerId: '1001' }, 0, false],
])('decides after a reload whether to repeat %s', (_, add, pieces, isWanted) => {
  expect(isStillWanted(add, pieces, GUEST)).toBe(isWanted);
});

it('stored adds are valid for half an hour', () => {
  const kept = { at: 1000, adds: [KEPT] };
  expect(isFresh(kept, 1000)).toBe(true);
  expect(isFresh(kept, 1000 + 30 * 60_000)).toBe(true);
  expect(isFresh(kept, 1001 + 30 * 60_000)).toBe(false);
  expect(isFresh(kept, 999)).toBe(false);
});

it('reads stored adds of 1 to 99 pieces, and none with a part that is malformed', () => {
  const whole = { ...KEPT, base: 1, ownerId: '-1001' };
  for (const quantity of [1, 99]) {
    const kept = { at: 1, adds: Array.from({ length: 20 }, () => ({ ...whole, quantity })) };
    expect(readStored(JSON.stringify(kept), StoredAdds)).toEqual(kept);
  }
  for (const key of Object.keys(whole))
    expect(
      readStored(JSON.stringify({ at: 1, adds: [{ ...whole, [key]: [] }] }), StoredAdds),
    ).toBeNull();
});

it.each([
  JSON.stringify({ at: 1, adds: [{ ...KEPT, quantity: 100 }] }),
  JSON.stringify({ at: 1, adds: [{ ...KEPT, quantity: 0 }] }),
  JSON.stringify({ at: 1, adds: [{ ...KEPT, variantId: 'v'.repeat(41) }] }),
  JSON.stringify({ at: 1, adds: [{ ...KEPT, variantId: 'v 1' }] }),
  JSON.stringify({ at: 1, adds: [{ ...KEPT, variantId: 'v1 ' }] }),
  JSON.stringify({ at: 1, adds: [{ ...KEPT, variantId: ' v1' }] }),
  JSON.stringify({ at: 1, adds: [] }),
  JSON.stringify({ at: 'now', adds: [KEPT] }),
  JSON.stringify({ at: 1, adds: [{ ...KEPT, variantId: '<script>' }] }),
  JSON.stringify({ at: 1, adds: Array.from({ length: 21 }, () => KEPT) }),
  '{"at":"now","adds":[]}',
  'nothing',
])('refuses malformed stored adds: %s', (text) => {
  expect(readStored(text, StoredAdds)).toBeNull();
});
