import { assign, boolean, enums, integer, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload, personalText } from '../../kernel/struct.ts';
import { CartLine } from '../bag/contract.ts';
import { ChangeFailure, isLost } from './change-failure.ts';
import { CartChange, Queue, addingVariantIds, busyLineIds } from './queue.ts';

feature('bag');

const Code = object({ code: personalText() });
const Item = object({ variantId: string(), productId: string(), quantity: integer() });
const Line = object({ lineId: string() });
const LineQuantity = object({ lineId: string(), quantity: integer() });

export const addCartItem = command('cart/addItem', Item);
export const removeLine = input('cart/removeLine', Line);
export const changeQuantity = input('cart/changeQuantity', LineQuantity);

/** Requests any change as a consequence of another event. */
export const wishChange = command('cart/wishChange', CartChange);
/** Removes a line as a consequence of another event. */
export const takeLineOut = command('cart/takeLineOut', Line);
/** Restores a line whose removal is pending or done. */
export const restoreLine = command('cart/restoreLine', CartLine);
/** Cancels a removal that has not been sent. */
export const cancelRemoval = command('cart/cancelRemoval', Line);
/** Drops queued adds that another page has taken over. */
export const dropWaitingAdds = command('cart/dropWaitingAdds', noPayload());
export const enqueue = command('cart/enqueue', CartChange);
/** Sends a change to the server. */
export const startChange = command('cart/startChange', CartChange);
export const failChange = command(
  'cart/failChange',
  assign(object({ change: CartChange }), ChangeFailure),
);
export const endChange = command('cart/endChange', noPayload());

export const cartItemAdded = fact('cart/itemAdded', Item);
export const quantityChanged = fact('cart/quantityChanged', LineQuantity);
export const lineRemoved = fact('cart/lineRemoved', Line);
/** Fires for an invalid quantity. */
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
  assign(
    object({ code: personalText(), kind: enums(['assignCode', 'removeCode']) }),
    ChangeFailure,
  ),
);
/** The gift options were saved; the event omits the note. */
export const giftChanged = fact(
  'cart/giftChanged',
  object({ isGift: boolean(), isWrapped: boolean() }),
);
export const giftChangeFailed = fact('cart/giftChangeFailed', ChangeFailure);
export const recalculated = fact('cart/recalculated', object({ orderId: string() }));
export const recalculationFailed = fact(
  'cart/recalculationFailed',
  object({ status: optional(integer()) }),
);

export const $queue = state<Queue>('cart/queue', { current: null, waiting: [] }, Queue);

export const $busyLineIds = $queue.map(busyLineIds);
export const $addingVariantIds = $queue.map(addingVariantIds);

/** Clears the uncertainty once the bag has been read. */
export const makeCertain = command('cart/makeCertain', noPayload());

/** True if a change may have been made without an answer, until the bag is read. */
export const $isUncertain = state('cart/isUncertain', false, boolean())
  .on(failChange, (is, failure) => is || isLost(failure))
  .on(makeCertain, () => false);
