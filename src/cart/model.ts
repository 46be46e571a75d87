import { sample } from 'effector';
import { boolean, nullable, string } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { locationChanged } from '../ports/navigation.ts';
import { $bagLines, $bagPage, leaveBag, miniBagLoaded, readFailed, retryBag } from './bag-model.ts';
import { BagError, bagErrorOf, errorTextKey } from './cart.ts';
import { CartLine } from './contract.ts';
import './recalculation-model.ts';
import {
  addFailed,
  addItem,
  itemAdded,
  lineChangeFailed,
  lineRemoved,
  startChange,
} from './changes-model.ts';

export const openMiniBag = input('cart/openMiniBag', nothing());
export const closeMiniBag = input('cart/closeMiniBag', nothing());
export const undoRemoval = input('cart/undoRemoval', nothing());

export const $isMiniBagOpen = state('cart/isMiniBagOpen', false, boolean());
/** The variant that was added last, for the mini bag to point at. */
export const $lastAdded = state<string | null>('cart/lastAdded', null, nullable(string()));
/** The line that was removed last, to be put back on demand. */
export const $removedLine = state<CartLine | null>('cart/removedLine', null, nullable(CartLine));
/** CRT-14 */
export const $bagError = state<BagError | null>('cart/bagError', null, nullable(BagError));

$isMiniBagOpen.on(openMiniBag, () => true).on([closeMiniBag, locationChanged], () => false);
$lastAdded.on(itemAdded, (_, { variantId }) => variantId).on(closeMiniBag, () => null);

$bagError
  .on([startChange, closeMiniBag, leaveBag, retryBag], () => null)
  .on(addFailed, (_, failure) => bagErrorOf('add', failure))
  .on(lineChangeFailed, (_, failure) => bagErrorOf(failure.kind, failure))
  .on(readFailed, (error) => error ?? { doing: 'read' })
  .on(miniBagLoaded, (error) => (error?.doing === 'read' ? null : error));

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

$removedLine.on([startChange, closeMiniBag, leaveBag], () => null);
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
