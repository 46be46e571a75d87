import { combine, sample } from 'effector';
import { type Infer, boolean, nullable, object, string } from 'superstruct';
import { input, state } from '../../event-log/units.ts';
import { personalText } from '../../kernel/struct.ts';
import { $bagPage, $miniBag } from '../bag/bag-model.ts';
import { bagErrorOf } from '../bag/bag-error.ts';
import { BagError } from '../bag/cart.ts';
import { bagLeft } from '../bag/incoming.ts';
import { failChange, giftChanged, giftChangeFailed, wishChange } from '../changes/changes-model.ts';

/** All that the shopper says of the gift, each time as a whole. */
export const sayGift = input(
  'cart/sayGift',
  object({ isGift: boolean(), note: personalText(), isWrapped: boolean() }),
);

/** Why the last word on the gift did not reach the bag. */
export const $giftError = state<BagError | null>('cart/giftError', null, nullable(BagError));
$giftError
  .on(giftChangeFailed, (_, failure) => bagErrorOf('update', failure))
  .on([sayGift, bagLeft], () => null);

sample({
  clock: sayGift,
  fn: (gift) => ({ kind: 'gift' as const, ...gift }),
  target: wishChange,
});

const OfOrder = object({ orderId: string(), note: personalText() });

/** The note that did not reach the bag, of that order. */
const $lostNote = state<Infer<typeof OfOrder> | null>('cart/lostNote', null, nullable(OfOrder));
/** What was typed and did not reach the bag: the field shows it on. */
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
$lostNote.on(noteLost, (_, lost) => lost).on([sayGift, giftChanged], () => null);
