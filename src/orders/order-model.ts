import { sample } from 'effector';
import { launchKeys } from '../event-log/effector-internals.ts';
import { type Infer, literal, nullable, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload, taggedUnion } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { query } from '../ports/http/query.ts';
import { orderCall } from './api.ts';
import { Order } from './contract.ts';
import { isMissing } from './failure.ts';
import { forgetOrders } from './shopper-model.ts';
import { OrderRef, refOf } from './order.ts';
import { leaveReceipt, receiptRead } from './receipt-model.ts';

feature('orders');

const OfOrder = object({ orderId: string() });

/** State of the shopper's own order on the page. */
export const OrderState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  /** In-store order: needs the receipt's total first. */
  asked: object({ status: literal('asked'), orderId: string() }),
  loading: object({ status: literal('loading'), orderId: string() }),
  ready: object({ status: literal('ready'), orderId: string(), order: Order }),
  missing: object({ status: literal('missing'), orderId: string() }),
  failed: object({ status: literal('failed'), orderId: string() }),
});
export type OrderState = Infer<typeof OrderState>;

/** RTE-02, RTE-12: an order page was opened; `null` if its URL names no order. */
export const openOrder = command('orders/openOrder', object({ ref: nullable(OrderRef) }));
/** Reads the order again. */
export const refreshOrder = command('orders/refreshOrder', noPayload());
export const retryOrder = input('orders/retryOrder', noPayload());

export const orderLoaded = fact(
  'orders/orderLoaded',
  object({ orderId: string(), status: string() }),
);
export const orderMissed = fact('orders/orderMissed', OfOrder);
export const orderFailed = fact('orders/orderFailed', OfOrder);

const readOnline = command('orders/readOnline', OfOrder);

export const orderFx = callFx(orderCall);

export const $order = state<OrderState>('orders/order', { status: 'idle' }, OrderState);

const keyOf = ({ orderId }: { orderId: string }) => orderId;
const online = query('orders/onlineReads', {
  start: readOnline,
  readFx: orderFx,
  forget: [forgetOrders],
  keyOf,
});

function isAbout(shown: OrderState, orderId: string): boolean {
  return shown.status !== 'idle' && shown.orderId === orderId;
}

$order
  .on(openOrder, (shown, { ref }) => {
    if (!ref) return { status: 'missing', orderId: '' };
    const isThere = shown.status === 'ready' && shown.orderId === ref.orderId;
    if (isThere) return shown;
    return { status: ref.place === 'shop' ? 'asked' : 'loading', orderId: ref.orderId };
  })
  .on(retryOrder, (shown) =>
    shown.status === 'failed' ? { status: 'loading', orderId: shown.orderId } : shown,
  )
  .on(online.done, (shown, { params: { orderId }, result }) =>
    isAbout(shown, orderId) ? { status: 'ready', orderId, order: result } : shown,
  )
  // Keeps the shown order if a reload fails.
  .on(online.fail, (shown, { params: { orderId }, error }) => {
    if (!isAbout(shown, orderId)) return shown;
    if (isMissing(error)) return { status: 'missing', orderId };
    return shown.status === 'ready' ? shown : { status: 'failed', orderId };
  })
  .on(receiptRead, (shown, { order }) =>
    isAbout(shown, order.orderId) ? { status: 'ready', orderId: order.orderId, order } : shown,
  )
  .on(forgetOrders, () => ({ status: 'idle' }));

const wanted = sample({
  clock: [openOrder, retryOrder, refreshOrder],
  source: $order,
  fn: (shown) => ('orderId' in shown ? refOf(shown.orderId) : undefined),
});
sample({
  clock: wanted.filterMap((ref) =>
    ref?.place === 'online' ? { orderId: ref.orderId } : undefined,
  ),
  target: readOnline,
});
sample({
  clock: openOrder,
  fn: ({ ref }) => ({ orderId: ref?.orderId ?? '' }),
  target: leaveReceipt,
});

sample({
  clock: [online.done.map(({ result }) => ({ order: result })), receiptRead],
  fn: ({ order: { orderId, status } }) => ({ orderId, status }),
  target: orderLoaded,
});
launchKeys(
  online.fail.map(
    ({ params, error }): Partial<Record<'missed' | 'failed', { orderId: string }>> => ({
      [isMissing(error) ? 'missed' : 'failed']: { orderId: params.orderId },
    }),
  ),
  { missed: orderMissed, failed: orderFailed },
);
