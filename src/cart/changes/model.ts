import { sample } from 'effector';
import { launchKeys } from '../../event-log/effector-internals.ts';
import { type Infer, enums, nullable, object, string } from 'superstruct';
import { feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { optimisticLines } from './optimistic.ts';
import { $bagLines } from '../bag/bag-lines.ts';
import { $bagPage, leaveBag } from '../bag/bag-model.ts';
import { bagErrorOf, errorTextKey } from '../bag/bag-error.ts';
import {
  $queue,
  addFailed,
  cancelRemoval,
  enqueue,
  cartItemAdded,
  lineChangeFailed,
  removeLine,
  restoreLine,
} from './changes-model.ts';
import { CartLine } from '../bag/contract.ts';
import './line-errors-model.ts';
import { $bagError, $isMiniBagOpen, closeMiniBag } from '../bag/mini-bag-model.ts';
import { finishMove } from './moving-model.ts';
import { isFromBefore, waitsForRemoval, withoutRemovalOf } from './queue.ts';
import './sending-model.ts';
import './shown-model.ts';

feature('bag');

export const undoRemoval = input('cart/undoRemoval', noPayload());

const TakenOut = object({ line: CartLine, how: enums(['removed', 'moved']) });
type TakenOut = Infer<typeof TakenOut>;

/** The variant added last; the mini bag marks it. */
export const $lastAdded = state<string | null>('cart/lastAdded', null, nullable(string()));
/** The line removed last; the shopper can restore it. */
export const $takenOut = state<TakenOut | null>('cart/takenOut', null, nullable(TakenOut));

$lastAdded.on(cartItemAdded, (_, { variantId }) => variantId).on(closeMiniBag, () => null);

$bagError
  .on(enqueue, () => null)
  .on(addFailed, (_, failure) => bagErrorOf('add', failure))
  .on(lineChangeFailed, (_, failure) => bagErrorOf(failure.kind, failure));

sampleStores({
  clock: cartItemAdded,
  source: { page: $bagPage, queue: $queue },
  // Adds carried over from the previous page do not open the mini bag.
  filter: ({ page, queue }) => page.status === 'closed' && !isFromBefore(queue),
  fn: () => true,
  target: $isMiniBagOpen,
});

sample({
  clock: addFailed,
  source: $limits,
  fn: ({ giftCardBasketMax }, failure) =>
    notice('error', errorTextKey(bagErrorOf('add', failure)), 8000, {
      max: String(giftCardBasketMax),
    }),
  target: showNotice,
});

const removed = sampleStores({
  clock: removeLine,
  source: { lines: $bagLines, page: $bagPage, queue: $queue },
  fn: ({ lines, page, queue }, { lineId }) => {
    const read = page.status === 'loaded' ? page.details.lines : lines;
    return optimisticLines(read, withoutRemovalOf(queue, lineId)).lines.find(
      ({ id }) => id === lineId,
    );
  },
});

$takenOut
  .on([closeMiniBag, leaveBag], () => null)
  .on(enqueue, (out, change) =>
    change.kind === 'remove' && change.lineId === out?.line.id ? out : null,
  )
  .on(removed, (_, line) => (line ? { line, how: 'removed' } : null))
  .on(finishMove, (_, line) => ({ line, how: 'moved' }))
  .on(lineChangeFailed, (out, { kind, lineId }) =>
    kind === 'remove' && out?.line.id === lineId ? null : out,
  );

launchKeys(
  sampleStores({
    clock: undoRemoval,
    source: { out: $takenOut, queue: $queue },
    fn: ({ out, queue }): { cancelRemoval?: { lineId: string }; restoreLine?: CartLine } => {
      if (!out) return {};
      const { line } = out;
      return waitsForRemoval(queue, line.id)
        ? { cancelRemoval: { lineId: line.id } }
        : { restoreLine: line };
    },
  }),
  { cancelRemoval, restoreLine },
);
$takenOut.on(cancelRemoval, () => null);
