import { combine, sample } from 'effector';
import { assign, enums, integer, object, string } from 'superstruct';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { inPart, whenPart } from '../../ports/parts.ts';
import { $userInfo, readUserInfo, userInfoFailed, userInfoLoaded } from '../../session/model.ts';
import { isKnown } from '../../session/session.ts';
import { piecesOf, optimisticLines } from './optimistic.ts';
import { $bagLines } from '../bag/bag-lines.ts';
import { $miniBag } from '../bag/bag-model.ts';
import { ChangeFailure } from './change-failure.ts';
import { CartLine } from '../bag/contract.ts';
import { isQuantity } from '../bag/quantity.ts';
import {
  CartChange,
  Queue,
  addingVariantIds,
  busyLineIds,
  enqueued,
  firstWaiting,
  settled,
  started,
  withoutRemoval,
  withoutUndo,
} from './queue.ts';
import { $unreflected, ofOrder } from './unreflected-model.ts';

const Code = object({ code: string() });
const Item = object({ variantId: string(), productId: string(), quantity: integer() });
const Line = object({ lineId: string() });
const LineQuantity = object({ lineId: string(), quantity: integer() });

export const addItem = command('cart/addItem', Item);
export const removeLine = input('cart/removeLine', Line);
export const changeQuantity = input('cart/changeQuantity', LineQuantity);

/** Any change, as a consequence of something else. */
export const wishChange = command('cart/wishChange', CartChange);
/** Takes a line out as a consequence of something else. */
export const takeLineOut = command('cart/takeLineOut', Line);
/** Puts a line back whose removal is under way, or done. */
export const restoreLine = command('cart/restoreLine', CartLine);
/** Takes a removal back that has not been sent yet. */
export const cancelRemoval = command('cart/cancelRemoval', Line);
export const enqueue = command('cart/enqueue', CartChange);
export const startChange = command('cart/startChange', CartChange);
export const endChange = command('cart/endChange', nothing());

export const itemAdded = fact('cart/itemAdded', Item);
export const quantityChanged = fact('cart/quantityChanged', LineQuantity);
export const lineRemoved = fact('cart/lineRemoved', Line);
/** A quantity that cannot be meant. */
export const quantityRefused = fact('cart/quantityRefused', LineQuantity);
export const addFailed = fact(
  'cart/addFailed',
  assign(object({ variantId: string() }), ChangeFailure),
);
export const lineChangeFailed = fact(
  'cart/lineChangeFailed',
  assign(object({ lineId: string(), kind: enums(['update', 'remove']) }), ChangeFailure),
);
export const codeAssigned = fact('cart/codeAssigned', Code);
export const codeRemoved = fact('cart/codeRemoved', Code);
export const codeChangeFailed = fact(
  'cart/codeChangeFailed',
  assign(object({ code: string(), kind: enums(['assignCode', 'removeCode']) }), ChangeFailure),
);

export const $queue = state<Queue>('cart/queue', { current: null, waiting: [] }, Queue);

export const $busyLineIds = $queue.map(busyLineIds);
export const $addingVariantIds = $queue.map(addingVariantIds);

/** What the bag holds, for all the server has said; nothing while it has not been read. */
const $pieces = combine($miniBag, $bagLines, $unreflected, (bag, lines, { miniBag }) => {
  if (bag.status !== 'loaded') return bag.status === 'empty' ? [] : null;
  return optimisticLines(lines, ofOrder(miniBag, bag.bag.orderId)).lines;
});

$queue
  .on(enqueue, enqueued)
  .on(startChange, started)
  .on(endChange, settled)
  .on(cancelRemoval, (queue, { lineId }) => withoutRemoval(queue, lineId))
  .on(lineChangeFailed, (queue, { lineId, kind }) =>
    kind === 'remove' ? withoutUndo(queue, lineId) : queue,
  );

// One press adds one piece, however often the button is hit before it is done.
const wanted = sample({
  clock: addItem,
  source: $addingVariantIds,
  filter: (adding, { variantId }) => !adding.includes(variantId),
  fn: (_, item) => item,
});
sample({
  clock: changeQuantity,
  filter: ({ quantity }) => quantity !== 0 && !isQuantity(quantity),
  target: quantityRefused,
});
sample({
  clock: [
    wishChange,
    wanted.map((item): CartChange => ({ kind: 'add', ...item })),
    restoreLine.map((line): CartChange => {
      const { id, variantId, productId, quantity } = line;
      return { kind: 'add', variantId, productId, quantity, line, undoes: id };
    }),
    removeLine.map(removalOf),
    takeLineOut.map(removalOf),
    changeQuantity.filterMap(({ lineId, quantity }): CartChange | undefined => {
      if (quantity === 0) return { kind: 'remove', lineId };
      return isQuantity(quantity) ? { kind: 'update', lineId, quantity } : undefined;
    }),
  ],
  source: $userInfo,
  fn: (info, change) =>
    info.status === 'registered' ? { ...change, ownerId: info.userId } : change,
  target: enqueue,
});

// A change waits for the ones before it, and for a user whose bag it is.
const considered = sample({
  clock: [
    enqueue.map(() => true),
    sample({
      clock: [
        endChange,
        whenPart('bag'),
        inPart('bag', userInfoLoaded),
        inPart('bag', userInfoFailed),
      ],
      fn: () => false,
    }),
  ],
  source: { queue: $queue, info: $userInfo, pieces: $pieces },
  fn: ({ queue, info, pieces }, isWish) => ({
    change: based(firstWaiting(queue), pieces),
    info,
    isWish,
  }),
});
sample({
  clock: considered.filterMap(({ change, info, isWish }) => {
    const canStart = isKnown(info) || (info.status === 'failed' && !isWish);
    return change && canStart ? change : undefined;
  }),
  target: startChange,
});
sample({
  clock: considered,
  filter: ({ info, isWish }) => isWish && (info.status === 'unknown' || info.status === 'failed'),
  target: readUserInfo,
});

function based(change: CartChange | null, lines: readonly CartLine[] | null): CartChange | null {
  if (change?.kind !== 'add' || lines === null) return change;
  return { ...change, base: piecesOf(lines, change.variantId) };
}

function removalOf({ lineId }: { lineId: string }): CartChange {
  return { kind: 'remove', lineId };
}
