import { sample } from 'effector';
import { nullable, string } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { inPart } from '../ports/parts.ts';
import { $bagLines, $bagPage, leaveBag } from './bag-model.ts';
import { bagErrorOf, errorTextKey } from './cart.ts';
import { CartLine } from './contract.ts';
import { $bagError, $isMiniBagOpen, closeMiniBag } from './mini-bag-model.ts';
import './recalculation-model.ts';
import {
  addFailed,
  addItem,
  itemAdded,
  lineChangeFailed,
  lineRemoved,
  startChange,
} from './changes-model.ts';

export const undoRemoval = input('cart/undoRemoval', nothing());

/** The variant that was added last, for the mini bag to point at. */
export const $lastAdded = state<string | null>('cart/lastAdded', null, nullable(string()));
/** The line that was removed last, to be put back on demand. */
export const $removedLine = state<CartLine | null>('cart/removedLine', null, nullable(CartLine));
const closed = inPart('bag', closeMiniBag);

$lastAdded.on(itemAdded, (_, { variantId }) => variantId).on(closed, () => null);

$bagError
  .on(startChange, () => null)
  .on(addFailed, (_, failure) => bagErrorOf('add', failure))
  .on(lineChangeFailed, (_, failure) => bagErrorOf(failure.kind, failure));

sample({
  clock: itemAdded,
  source: $bagPage,
  filter: ({ status }) => status === 'closed',
  fn: () => true,
  target: $isMiniBagOpen,
});

sample({
  clock: addFailed,
  fn: (failure) => ({
    severity: 'error' as const,
    key: errorTextKey(bagErrorOf('add', failure)),
    params: {},
    ms: 8000,
  }),
  target: showNotice,
});

$removedLine.on([startChange, closed, inPart('bag', leaveBag)], () => null);
sample({
  clock: lineRemoved,
  source: { lines: $bagLines, page: $bagPage },
  fn: ({ lines, page }, { lineId }) =>
    [...lines, ...(page.status === 'loaded' ? page.details.lines : [])].find(
      ({ id }) => id === lineId,
    ) ?? null,
  target: $removedLine,
});
sample({
  clock: sample({ clock: undoRemoval, source: $removedLine }).filterMap((line) => {
    if (!line) return undefined;
    const { variantId, productId, quantity } = line;
    return { variantId, productId, quantity };
  }),
  target: addItem,
});
