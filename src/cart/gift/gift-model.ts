import { sample } from 'effector';
import { boolean, nullable, object } from 'superstruct';
import { input, state } from '../../event-log/units.ts';
import { personalText } from '../../kernel/struct.ts';
import { bagErrorOf } from '../bag/bag-error.ts';
import { BagError } from '../bag/cart.ts';
import { bagLeft } from '../bag/incoming.ts';
import { giftChangeFailed, wishChange } from '../changes/changes-model.ts';

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
