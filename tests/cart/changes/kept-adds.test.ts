import { expect, it } from 'vitest';
import { KeptAdds, isFresh, isStillWanted, unfinishedAdds } from '#src/cart/changes/kept-adds.ts';
import { readStored } from '#src/kernel/stored-text.ts';
import type { KnownUser } from '#src/session/session.ts';

const ADD = { kind: 'add', variantId: 'v1', productId: 'p1', quantity: 1 } as const;
const KEPT = { variantId: 'v1', productId: 'p1', quantity: 1, isSent: false };
const GUEST: KnownUser = { status: 'guest', userId: '-1001', orderId: '7' };

it('what waits, and what is under way, would be lost with the page', () => {
  const current = { ...ADD, base: 2 };
  const waiting = [{ ...ADD, variantId: 'v2', ownerId: '1001' }];
  expect(unfinishedAdds({ current, waiting })).toEqual([
    { ...KEPT, isSent: true, base: 2 },
    { ...KEPT, variantId: 'v2', ownerId: '1001' },
  ]);
});

it('what only puts back a line whose removal goes with the page is not added', () => {
  const removal = { kind: 'remove', lineId: '71' } as const;
  const back = { ...ADD, undoes: '71' };
  expect(unfinishedAdds({ current: null, waiting: [removal, back] })).toEqual([]);
  expect(unfinishedAdds({ current: null, waiting: [back] })).toHaveLength(1);
});

it.each([
  ['what was never sent', KEPT, 3, true],
  ['what was sent and is not there', { ...KEPT, isSent: true, base: 2 }, 2, true],
  ['what was sent and is there', { ...KEPT, isSent: true, base: 2 }, 3, false],
  [
    'what was sent to a bag that nobody had read, and is there',
    { ...KEPT, isSent: true },
    1,
    false,
  ],
  ['what was sent to a bag that nobody had read, and is not', { ...KEPT, isSent: true }, 0, true],
  ['somebody else’s (SES-13)', { ...KEPT, ownerId: '1001' }, 0, false],
])('after the reload %s is added: %#', (_, add, pieces, isWanted) => {
  expect(isStillWanted(add, pieces, GUEST)).toBe(isWanted);
});

it('what was kept counts for half an hour', () => {
  const kept = { at: 1000, adds: [KEPT] };
  expect(isFresh(kept, 1000)).toBe(true);
  expect(isFresh(kept, 1000 + 30 * 60_000)).toBe(true);
  expect(isFresh(kept, 1001 + 30 * 60_000)).toBe(false);
  expect(isFresh(kept, 999)).toBe(false);
});

it.each([
  JSON.stringify({ at: 1, adds: [{ ...KEPT, quantity: 1000 }] }),
  JSON.stringify({ at: 1, adds: [{ ...KEPT, variantId: '<script>' }] }),
  JSON.stringify({ at: 1, adds: Array.from({ length: 21 }, () => KEPT) }),
  '{"at":"now","adds":[]}',
  'nothing',
])('what the tab kept is not believed unread: %s', (text) => {
  expect(readStored(text, KeptAdds)).toBeNull();
});
