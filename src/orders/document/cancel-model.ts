import { type Effect, type Event, merge, sample } from 'effector';
import { type Infer, enums, literal, object, string } from 'superstruct';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload, taggedUnion } from '../../kernel/struct.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { callFx } from '../../ports/http/call.ts';
import type { CallError } from '../../ports/http/errors.ts';
import { mutation } from '../../ports/http/mutation.ts';
import { cancelOrderByPostcodeCall, cancelOrderCall } from '../api.ts';
import { CancelFailure, cancelFailureOf } from '../failure.ts';
import { forgetOrders } from '../shopper-model.ts';
import { $lookup, leaveLookup, lookUp, orderFound, refreshLookup } from '../lookup-model.ts';
import { orderLoaded, refreshOrder } from '../order-model.ts';

feature('orders');

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
export const keepOrder = input('orders/keepOrder', noPayload());
export const cancelOrder = input('orders/cancelOrder', noPayload());

const OfOrder = object({ orderId: string() });

export const orderCancelled = fact('orders/orderCancelled', OfOrder);
export const cancelFailed = fact(
  'orders/cancelFailed',
  object({ orderId: string(), reason: CancelFailure }),
);

export const cancelOrderFx = callFx(cancelOrderCall);
export const cancelByPostcodeFx = callFx(cancelOrderByPostcodeCall);

export const $cancel = state<CancelState>('orders/cancel', { status: 'closed' }, CancelState);

const wished = sampleStores({
  clock: cancelOrder,
  source: { cancel: $cancel, lookup: $lookup },
  fn: ({ cancel, lookup }) => {
    const canSend =
      cancel.status === 'asking' || (cancel.status === 'failed' && cancel.reason === 'failed');
    if (!canSend) return {};
    const { orderId, by } = cancel;
    if (by === 'session') return { bySession: { orderId } };
    if (lookup.status !== 'found' || lookup.order.orderId !== orderId) return {};
    return { byPostcode: { orderId, postcode: lookup.postcode } };
  },
});

/** Connects a way to cancel the order. */
function cancelBy<Params extends { orderId: string }, Value>(
  by: Infer<typeof By>,
  start: Event<Params>,
  sendFx: Effect<Params, Value, CallError>,
) {
  return mutation($cancel, {
    start,
    sendFx,
    pending: ({ orderId }) => ({ status: 'sending', orderId, by }),
    refused: (error, { orderId }) => ({
      status: 'failed',
      orderId,
      by,
      reason: cancelFailureOf(error),
    }),
    awaits: (cancel, { orderId }) => cancel.status === 'sending' && cancel.orderId === orderId,
    reset: [keepOrder],
  });
}
const cancelling = [
  cancelBy(
    'session',
    wished.filterMap(({ bySession }) => bySession),
    cancelOrderFx,
  ),
  cancelBy(
    'postcode',
    wished.filterMap(({ byPostcode }) => byPostcode),
    cancelByPostcodeFx,
  ),
];
const done = merge(cancelling.map((way) => way.done));
const failed = merge(cancelling.map((way) => way.failed));

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
  .on([foundCancelled, lookUp, leaveLookup, forgetOrders], () => ({ status: 'closed' }));

sample({
  clock: [done, foundCancelled],
  fn: ({ orderId }) => ({ orderId }),
  target: orderCancelled,
});
sample({
  clock: failed,
  fn: ({ params: { orderId }, error }) => ({ orderId, reason: cancelFailureOf(error) }),
  target: cancelFailed,
});
// Reads the order again even after a failure: another tab may have cancelled it, or the answer was
// lost.
sample({ clock: [done, failed], fn: () => {}, target: [refreshOrder, refreshLookup] });
sample({
  clock: orderCancelled,
  fn: ({ orderId }) => notice('success', 'checkout:orders.cancel.done', 8000, { orderId }),
  target: showNotice,
});
