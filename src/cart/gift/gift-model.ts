import { combine, sample } from 'effector';
import { type Infer, boolean, nullable, object, string } from 'superstruct';
import { feature, input, state } from '../../event-log/units.ts';
import { personalText } from '../../kernel/struct.ts';
import { $bagPage, $miniBag, leaveBag } from '../bag/bag-model.ts';
import { bagErrorOf } from '../bag/bag-error.ts';
import { BagError } from '../bag/cart.ts';
import { failChange, giftChanged, giftChangeFailed, wishChange } from '../changes/changes-model.ts';

feature('bag');

/** Sets all gift options at once. */
export const setGiftOptions = input(
  'cart/sayGift',
  object({ isGift: boolean(), note: personalText(), isWrapped: boolean() }),
);

/** Error of the last gift change. */
export const $giftError = state<BagError | null>('cart/giftError', null, nullable(BagError));
$giftError
  .on(giftChangeFailed, (_, failure) => bagErrorOf('update', failure))
  .on([setGiftOptions, leaveBag], () => null);

sample({
  clock: setGiftOptions,
  fn: (gift) => ({ kind: 'gift' as const, ...gift }),
  target: wishChange,
});

const OfOrder = object({ orderId: string(), note: personalText() });

/** Note that failed to be saved, and its order. */
const $lostNote = state<Infer<typeof OfOrder> | null>('cart/lostNote', null, nullable(OfOrder));
/** Text of the failed note; the field continues to show it. */
export const $unsavedNote = combine($lostNote, $bagPage, (lost, page) =>
  page.status === 'loaded' && lost?.orderId === page.details.orderId ? lost.note : null,
);

const noteLost = sample({
  clock: failChange,
  source: $miniBag,
  fn: (miniBag, { change }) => ({ miniBag, change }),
}).filterMap(({ miniBag, change }) =>
  change.kind === 'gift' && miniBag.status === 'loaded'
    ? { orderId: miniBag.bag.orderId, note: change.note }
    : undefined,
);
$lostNote.on(noteLost, (_, lost) => lost).on([setGiftOptions, giftChanged], () => null);
