import { sample } from 'effector';
import { type Infer, array, integer, literal, object } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload, taggedUnion } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { query } from '../../ports/http/query.ts';
import { ordersCall } from '../api.ts';
import { OrderEntry } from '../contract.ts';
import { forgetOrders } from '../shopper-model.ts';

feature('orders');

const OfPage = object({ page: integer() });

/** A page of at most ten orders; pages count from 1. */
export const OrdersState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  loading: object({ status: literal('loading'), page: integer() }),
  ready: object({
    status: literal('ready'),
    page: integer(),
    orders: array(OrderEntry),
    total: integer(),
  }),
  failed: object({ status: literal('failed'), page: integer() }),
});
export type OrdersState = Infer<typeof OrdersState>;

/** RTE-04: a page of the list was opened. */
export const openOrders = command('orders/openOrders', OfPage);
export const retryOrders = input('orders/retryOrders', noPayload());

export const ordersLoaded = fact(
  'orders/ordersLoaded',
  object({ page: integer(), count: integer(), total: integer() }),
);
export const ordersFailed = fact('orders/ordersFailed', OfPage);

const readOrders = command('orders/readOrders', OfPage);

const ordersFx = callFx(ordersCall);

export const $orders = state<OrdersState>('orders/orders', { status: 'idle' }, OrdersState);

const { done: loaded, fail: failed } = query('orders/listReads', {
  start: readOrders,
  readFx: ordersFx,
  forget: [forgetOrders],
  keyOf: ({ page }) => String(page),
});

$orders
  .on(openOrders, (shown, { page }) =>
    shown.status === 'ready' && shown.page === page ? shown : { status: 'loading', page },
  )
  .on(retryOrders, (shown) =>
    shown.status === 'failed' ? { status: 'loading', page: shown.page } : shown,
  )
  .on(loaded, (shown, { params: { page }, result }) =>
    shown.status !== 'idle' && shown.page === page ? { status: 'ready', page, ...result } : shown,
  )
  // Keeps the shown value if a reload fails.
  .on(failed, (shown, { params: { page } }) =>
    shown.status === 'loading' && shown.page === page ? { status: 'failed', page } : shown,
  )
  .on(forgetOrders, () => ({ status: 'idle' }));

sample({
  clock: [openOrders, retryOrders],
  source: $orders,
  filter: ({ status }) => status !== 'idle',
  fn: (shown) => ({ page: shown.status === 'idle' ? 1 : shown.page }),
  target: readOrders,
});
sample({
  clock: loaded,
  fn: ({ params: { page }, result: { orders, total } }) => ({ page, count: orders.length, total }),
  target: ordersLoaded,
});
sample({ clock: failed, fn: ({ params: { page } }) => ({ page }), target: ordersFailed });
