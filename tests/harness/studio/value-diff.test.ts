import { expect, it } from 'vitest';
import { valueDiff } from '#harness/studio/records/value-diff.ts';

it('names the places that changed, and no others', () => {
  const before = { status: 'guest', wishlist: { itemCount: 2, itemIds: ['a', 'b'] }, same: [1] };
  const after = { status: 'guest', wishlist: { itemCount: 1, itemIds: ['b'] }, same: [1] };
  expect(valueDiff(before, after)).toEqual([
    { path: 'wishlist.itemCount', before: 2, after: 1 },
    { path: 'wishlist.itemIds.0', before: 'a', after: 'b' },
    { path: 'wishlist.itemIds.1', before: 'b', after: undefined },
  ]);
});

it('shows a value of another kind as a whole', () => {
  expect(valueDiff(null, { a: 1 })).toEqual([{ path: '', before: null, after: { a: 1 } }]);
  expect(valueDiff([1], { 0: 1 })).toEqual([{ path: '', before: [1], after: { 0: 1 } }]);
});

it('stops at its limit', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  expect(valueDiff([], numbers, 10)).toHaveLength(10);
});
