import { sample } from 'effector';
import { splitMap } from 'patronum';
import { type Infer, enums, literal, object, string } from 'superstruct';
import { fact, input, state } from '../../event-log/units.ts';
import { nothing, taggedUnion } from '../../kernel/struct.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { callFx } from '../../ports/http/call.ts';
import { cancelOrderByPostcodeCall, cancelOrderCall } from '../api.ts';
import { CancelFailure, cancelFailureOf } from '../failure.ts';
import { forgetOrders } from '../shopper-model.ts';
import { $lookup, leaveLookup, lookUp, orderFound, refreshLookup } from '../lookup-model.ts';
import { orderLoaded, refreshOrder } from '../order-model.ts';

/** Proof of ownership: the session, or the postcode (ORD-05). */
const By = enums(['session', 'postcode']);
const Wish = { orderId: string(), by: By };

/** Cancellation of one order: confirmed once, sent once. */
export const CancelState = taggedUnion('status', {
  closed: object({ status: literal('closed') }),
  asking: object({ status: literal('asking'), ...Wish }),
  sending: object({ status: literal('sending'), ...Wish }),
  failed: object({ status: literal('failed'), ...Wish, reason: CancelFailure }),
});
export type CancelState = Infer<typeof CancelState>;

export const askCancel = input('orders/askCancel', object(Wish));
/** Closes the confirmation without cancelling. */
export const keepOrder = input('orders/keepOrder', nothing());
export const cancelOrder = input('orders/cancelOrder', nothing());

const OfOrder = object({ orderId: string() });

export const orderCancelled = fact('orders/orderCancelled', OfOrder);
export const cancelFailed = fact(
  'orders/cancelFailed',
  object({ orderId: string(), reason: CancelFailure }),
);

export const cancelOrderFx = callFx(cancelOrderCall);
export const cancelByPostcodeFx = callFx(cancelOrderByPostcodeCall);

export const $cancel = state<CancelState>('orders/cancel', { status: 'closed' }, CancelState);

const sent = sample({
  clock: cancelOrder,
  source: { cancel: $cancel, lookup: $lookup },
  fn: ({ cancel, lookup }) => {
    const canSend =
      cancel.status === 'asking' || (cancel.status === 'failed' && cancel.reason === 'failed');
    if (!canSend) return undefined;
    const { orderId, by } = cancel;
    if (by === 'session') return { orderId, by, postcode: '' };
    if (lookup.status !== 'found' || lookup.order.orderId !== orderId) return undefined;
    return { orderId, by, postcode: lookup.postcode };
  },
}).filterMap((wish) => wish);

const settled = sample({
  clock: [
    cancelOrderFx.finally.map((outcome) => ({ orderId: outcome.params.orderId, outcome })),
    cancelByPostcodeFx.finally.map((outcome) => ({ orderId: outcome.params.orderId, outcome })),
  ],
  source: $cancel,
  fn: (cancel, { orderId, outcome }) => ({
    orderId,
    isAwaited: cancel.status === 'sending' && cancel.orderId === orderId,
    reason: outcome.status === 'done' ? null : cancelFailureOf(outcome.error),
  }),
}).filterMap(({ isAwaited, ...end }) => (isAwaited ? end : undefined));

/** The answer was lost, but the order turns out cancelled. */
const foundCancelled = sample({
  clock: [orderLoaded, orderFound],
  source: $cancel,
  filter: (cancel, { orderId, status }) =>
    status === 'cancelled' &&
    cancel.status === 'failed' &&
    cancel.reason === 'failed' &&
    cancel.orderId === orderId,
  fn: (_, { orderId }) => ({ orderId }),
});

$cancel
  .on(askCancel, (cancel, wish) =>
    cancel.status === 'sending' ? cancel : { status: 'asking', ...wish },
  )
  .on(sent, (_, { orderId, by }) => ({ status: 'sending', orderId, by }))
  .on(keepOrder, (cancel) => (cancel.status === 'sending' ? cancel : { status: 'closed' }))
  .on(settled, (cancel, { reason }) => {
    if (cancel.status !== 'sending') return cancel;
    return reason === null ? { status: 'closed' } : { ...cancel, status: 'failed', reason };
  })
  .on([foundCancelled, lookUp, leaveLookup, forgetOrders], () => ({ status: 'closed' }));

const wish = splitMap({
  source: sent,
  cases: {
    bySession: ({ by, orderId }) => (by === 'session' ? { orderId } : undefined),
    byPostcode: ({ orderId, postcode }) => ({ orderId, postcode }),
  },
});
sample({ clock: wish.bySession, target: cancelOrderFx });
sample({ clock: wish.byPostcode, target: cancelByPostcodeFx });

const { failed, __: done } = splitMap({
  source: settled,
  cases: { failed: ({ orderId, reason }) => (reason === null ? undefined : { orderId, reason }) },
});
sample({
  clock: [done, foundCancelled],
  fn: ({ orderId }) => ({ orderId }),
  target: orderCancelled,
});
sample({ clock: failed, target: cancelFailed });
// Reads the order again even after a failure: another tab may have cancelled it, or the answer was
// lost.
sample({ clock: settled, target: [refreshOrder, refreshLookup] });
sample({
  clock: orderCancelled,
  fn: ({ orderId }) => notice('success', 'checkout:orders.cancel.done', 8000, { orderId }),
  target: showNotice,
});
