import { assign, boolean, enums, integer, object, optional, string } from 'superstruct';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing, personalText } from '../../kernel/struct.ts';
import { CartLine } from '../bag/contract.ts';
import { ChangeFailure } from './change-failure.ts';
import { CartChange, Queue, addingVariantIds, busyLineIds } from './queue.ts';

const Code = object({ code: personalText() });
const Item = object({ variantId: string(), productId: string(), quantity: integer() });
const Line = object({ lineId: string() });
const LineQuantity = object({ lineId: string(), quantity: integer() });

export const addCartItem = command('cart/addItem', Item);
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
/** Another page has taken over the adds that wait. */
export const dropWaitingAdds = command('cart/dropWaitingAdds', nothing());
export const enqueue = command('cart/enqueue', CartChange);
/** A change goes to the server. */
export const startChange = command('cart/startChange', CartChange);
export const failChange = command(
  'cart/failChange',
  assign(object({ change: CartChange }), ChangeFailure),
);
export const endChange = command('cart/endChange', nothing());

export const cartItemAdded = fact('cart/itemAdded', Item);
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
  assign(
    object({ code: personalText(), kind: enums(['assignCode', 'removeCode']) }),
    ChangeFailure,
  ),
);
/** What is said of the gift is in the bag; the note stays out of it. */
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
