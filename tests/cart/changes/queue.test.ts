import { expect, it } from 'vitest';
import {
  type CartChange,
  type Queue,
  enqueued,
  firstWaiting,
  settled,
  started,
} from '#src/cart/changes/queue.ts';

const empty: Queue = { current: null, waiting: [] };
const add: CartChange = { kind: 'add', variantId: '1', productId: 'RL0001RAW', quantity: 1 };
const update = (quantity: number, lineId = 'L1'): CartChange => ({
  kind: 'update',
  lineId,
  quantity,
});
const remove: CartChange = { kind: 'remove', lineId: 'L1' };

function queueOf(...changes: CartChange[]): Queue {
  return changes.reduce(enqueued, empty);
}

it('every add counts', () => {
  expect(queueOf(add, add).waiting).toEqual([add, add]);
});

it('of several waiting quantities of a line the last is sent', () => {
  expect(queueOf(update(2), update(5, 'L2'), update(3)).waiting).toEqual([
    update(5, 'L2'),
    update(3),
  ]);
});

it('a quantity that is under way is followed by the newer one', () => {
  const queue = enqueued(started(queueOf(update(2)), update(2)), update(3));
  expect(queue).toEqual({ current: update(2), waiting: [update(3)] });
});

it('nothing follows the removal of a line', () => {
  expect(queueOf(update(2), remove, update(3), remove).waiting).toEqual([
    { ...remove, instead: 2 },
  ]);
});

it('one change is under way at a time', () => {
  const queue = started(queueOf(add, remove), add);
  expect(firstWaiting(queue)).toBeNull();
  expect(firstWaiting(settled(queue))).toEqual(remove);
});
