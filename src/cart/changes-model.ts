import { sample } from 'effector';
import { assign, enums, integer, object, string } from 'superstruct';
import { isUnlocked } from '../campaign/campaign.ts';
import { $campaign } from '../campaign/model.ts';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { callFx } from '../ports/call.ts';
import { inPart, whenPart } from '../ports/parts.ts';
import { $start } from '../ports/start.ts';
import {
  $userInfo,
  changeOrderId,
  readUserInfo,
  userInfoFailed,
  userInfoLoaded,
} from '../session/model.ts';
import { isKnown } from '../session/session.ts';
import { addItemCall, removeLineCall, updateLineCall } from './change-api.ts';
import { invalidate } from './bag-model.ts';
import { ChangeFailure, failureOf, refusalOf } from './change-failure.ts';
import {
  CartChange,
  Queue,
  addingVariantIds,
  busyLineIds,
  enqueued,
  firstWaiting,
  settled,
  started,
} from './queue.ts';

const Item = object({ variantId: string(), productId: string(), quantity: integer() });
const Line = object({ lineId: string() });
const LineQuantity = object({ lineId: string(), quantity: integer() });

export const addItem = command('cart/addItem', Item);
export const removeLine = input('cart/removeLine', Line);
export const changeQuantity = input('cart/changeQuantity', LineQuantity);

const enqueue = command('cart/enqueue', CartChange);
export const startChange = command('cart/startChange', CartChange);
const failChange = command(
  'cart/failChange',
  assign(object({ change: CartChange }), ChangeFailure),
);
export const endChange = command('cart/endChange', nothing());

export const itemAdded = fact('cart/itemAdded', Item);
export const quantityChanged = fact('cart/quantityChanged', LineQuantity);
export const lineRemoved = fact('cart/lineRemoved', Line);
export const addFailed = fact(
  'cart/addFailed',
  assign(object({ variantId: string() }), ChangeFailure),
);
export const lineChangeFailed = fact(
  'cart/lineChangeFailed',
  assign(object({ lineId: string(), kind: enums(['update', 'remove']) }), ChangeFailure),
);

export const addItemFx = callFx(addItemCall);
export const updateLineFx = callFx(updateLineCall);
export const removeLineFx = callFx(removeLineCall);

export const $queue = state<Queue>('cart/queue', { current: null, waiting: [] }, Queue);
const $visitor = $start.map(({ cookies }) => ({
  cin: cookies['selvedge_cin'] ?? '',
  sfid: cookies['selvedge_sfid'] ?? '',
}));

export const $busyLineIds = $queue.map(busyLineIds);
export const $addingVariantIds = $queue.map(addingVariantIds);

$queue.on(enqueue, enqueued).on(startChange, started).on(endChange, settled);

sample({
  clock: [
    addItem.map((item): CartChange => ({ kind: 'add', ...item })),
    removeLine.map(({ lineId }): CartChange => ({ kind: 'remove', lineId })),
    changeQuantity.map(({ lineId, quantity }): CartChange =>
      quantity > 0 ? { kind: 'update', lineId, quantity } : { kind: 'remove', lineId },
    ),
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
  source: { queue: $queue, info: $userInfo },
  fn: ({ queue, info }, isWish) => ({ change: firstWaiting(queue), info, isWish }),
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
  fn: () => undefined,
  target: readUserInfo,
});

const sent = sample({
  clock: startChange,
  source: { info: $userInfo, visitor: $visitor, campaign: $campaign },
  fn: ({ info, visitor, campaign }, change) => ({
    change,
    visitor,
    access: isUnlocked(campaign) ? { campaignId: campaign.cookieValue } : {}, // XAC-12
    refusal: refusalOf(change, info),
  }),
});
sample({
  clock: sent.filterMap(({ change, visitor, access, refusal }) => {
    if (refusal !== undefined || change.kind !== 'add') return undefined;
    const { variantId, quantity } = change;
    return { variantId, quantity, ...visitor, ...access, optIn: 'false' as const }; // CRT-15: nobody has consented yet
  }),
  target: addItemFx,
});
sample({
  clock: sent.filterMap(({ change, refusal }) => {
    if (refusal !== undefined || change.kind !== 'update') return undefined;
    return { lineId: change.lineId, quantity: change.quantity };
  }),
  target: updateLineFx,
});
sample({
  clock: sent.filterMap(({ change, refusal }) =>
    refusal === undefined && change.kind === 'remove' ? { lineId: change.lineId } : undefined,
  ),
  target: removeLineFx,
});
sample({
  clock: sent.filterMap(({ change, refusal }) =>
    refusal === undefined ? undefined : { change, reason: refusal },
  ),
  target: failChange,
});

const answered = sample({
  clock: [addItemFx.finally, updateLineFx.finally, removeLineFx.finally],
  source: $queue,
  fn: ({ current }, outcome) => ({ change: current, outcome }),
});
export const changeDone = answered.filterMap(({ change, outcome }) =>
  change && outcome.status === 'done' ? { change, orderId: outcome.result.orderId } : undefined,
);
const failed = answered.filterMap(({ change, outcome }) =>
  change && outcome.status === 'fail' ? { change, error: outcome.error } : undefined,
);

sample({ clock: changeDone, fn: ({ orderId }) => ({ orderId }), target: changeOrderId });
sample({
  clock: changeDone.filterMap(({ change }) => {
    if (change.kind !== 'add') return undefined;
    const { variantId, productId, quantity } = change;
    return { variantId, productId, quantity };
  }),
  target: itemAdded,
});
sample({
  clock: changeDone.filterMap(({ change }) =>
    change.kind === 'update' ? { lineId: change.lineId, quantity: change.quantity } : undefined,
  ),
  target: quantityChanged,
});
sample({
  clock: changeDone.filterMap(({ change }) =>
    change.kind === 'remove' ? { lineId: change.lineId } : undefined,
  ),
  target: lineRemoved,
});
sample({
  clock: failed,
  fn: ({ change, error }) => ({ change, ...failureOf(error) }),
  target: failChange,
});
sample({
  clock: failChange.filterMap(({ change, ...failure }) =>
    change.kind === 'add' ? { variantId: change.variantId, ...failure } : undefined,
  ),
  target: addFailed,
});
sample({
  clock: failChange.filterMap(({ change, ...failure }) =>
    change.kind === 'add' ? undefined : { lineId: change.lineId, kind: change.kind, ...failure },
  ),
  target: lineChangeFailed,
});
// The server may have made the change all the same, and the order with it.
sample({
  clock: failed,
  filter: ({ error }) => error.kind !== 'http',
  fn: () => undefined,
  target: [invalidate, readUserInfo],
});
sample({
  clock: failed,
  filter: ({ error }) => error.kind === 'http' && error.status === 401,
  fn: () => undefined,
  target: readUserInfo,
});
