import { string, type } from 'superstruct';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { bareText } from '../checkout/bare-text.ts';
import { badRequest, failure, ok } from '../message.ts';
import { entryView, historyOf, isCancellable, orderView, statusOf } from './order-view.ts';
import { cancelOrder } from '../payment/place-order.ts';
import type { OrderRecord } from '../payment/purchase-state.ts';
import { placedOrder } from '../payment/settle-payment.ts';
import { guarded } from '../session/throttle.ts';
import { withSession } from '../session/with-session.ts';

const MOST_ON_PAGE = 50;
const PostcodeBody = type({ postcode: string() });

function unknownOrder(status: 400 | 404) {
  return failure(status, '_ERR_ORDER_NOT_FOUND', 'There is no such order.');
}

/** ORD-04: a guest's order, if the postcode matches either address. */
function provenOrder({ world, segments }: Call, postcode: string): OrderRecord | undefined {
  const [orderId = ''] = segments;
  const { orders } = world.state.purchase;
  const order = Object.hasOwn(orders, orderId) ? orders[orderId] : undefined;
  const codes = [order?.shippingAddress, order?.billingAddress].map((each) => each?.zipCode ?? '');
  const isProven = bareText(postcode) !== '' && codes.map(bareText).includes(bareText(postcode));
  return isProven ? order : undefined;
}

/** Throttled: calls with a number and a postcode could be used to guess them. */
function byPostcode(call: Call, act: (call: Call) => Outcome): Outcome {
  return guarded(call, 'order', call.segments[0] ?? '', act);
}

function ownOrder(call: Call, userId: string): OrderRecord | undefined {
  return placedOrder(call.world, call.segments[0] ?? '', userId);
}

function show(call: Call, order: OrderRecord | undefined, status: 400 | 404): Outcome {
  if (!order) return answer(call, unknownOrder(status));
  return answer(call, ok(orderView(call.world, order, call)));
}

function readNumber(text: string | null, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/** API-29: `GET /order/@history`, the newest first. */
const getOrders = withSession((call, { userId }) => {
  const own = Object.values(call.world.state.purchase.orders)
    .filter((order) => order.userId === userId)
    .sort(
      (one, other) => other.placedAt - one.placedAt || Number(other.orderId) - Number(one.orderId),
    );
  const size = Math.min(MOST_ON_PAGE, readNumber(call.query.get('pageSize'), 10));
  const from = (readNumber(call.query.get('pageNumber'), 1) - 1) * size;
  const orders = own
    .slice(from, from + size)
    .map((order) => entryView(call.world, order, call.now));
  return answer(call, ok({ orders, total: own.length }));
});

/** API-30: `GET /order/{id}`, for the order's own shopper only. */
const getOrder = withSession((call, { userId }) => show(call, ownOrder(call, userId), 400));

/** API-31: `GET /order/{id}/by_postcode` */
const getOrderByPostcode = withSession((call) =>
  byPostcode(call, (then) => show(then, provenOrder(then, then.query.get('postcode') ?? ''), 404)),
);

/** Idempotent. */
function cancel(call: Call, order: OrderRecord | undefined): Outcome {
  if (!order) return answer(call, unknownOrder(400));
  if (order.isCancelled) return answer(call, ok({}));
  if (!isCancellable(call.world, order, call.now))
    return answer(call, failure(400, '_ERR_ORDER_NOT_CANCELLABLE', 'It is on its way.'));
  return { world: cancelOrder(call.world, order, call), response: ok({}) };
}

/** API-33: `POST /order/{id}/cancel` */
const cancelOwnOrder = withSession((call, { userId }) => cancel(call, ownOrder(call, userId)));

/** API-34, ORD-05: `POST /order/{id}/cancel_by_postcode` */
const cancelByPostcode = withSession((call) => {
  if (!PostcodeBody.is(call.body)) return answer(call, badRequest('postcode is missing.'));
  const { postcode } = call.body;
  return byPostcode(call, (then) => cancel(then, provenOrder(then, postcode)));
});

const CARRIERS: Readonly<Record<string, string>> = {
  upsap: 'UPS',
  bpudo: 'bpost',
  postnlpup: 'PostNL',
};

/** API-64: `GET /order/{id}/tracking`; guests add the postcode. */
const trackOrder = withSession((call, { userId }) => {
  const own = ownOrder(call, userId);
  const postcode = call.query.get('postcode');
  if (own || postcode === null) return track(call, own);
  return byPostcode(call, (then) => track(then, provenOrder(then, postcode)));
});

function track(call: Call, order: OrderRecord | undefined): Outcome {
  if (!order) return answer(call, unknownOrder(400));
  const status = statusOf(order, call.now);
  const isSent = status === 'shipped' || status === 'delivered';
  const trackingNumber = `SV${order.orderId}`;
  const parcel = {
    carrier: CARRIERS[order.shippingMode] ?? 'Selvedge Parcel',
    trackingNumber,
    trackingUrl: `https://tracking.example/${trackingNumber}`,
  };
  const events = historyOf(order, call.now).map(({ at, status: what }) => ({
    time: new Date(at).toISOString(),
    status: what,
  }));
  return answer(call, ok({ orderId: order.orderId, status, ...(isSent && parcel), events }));
}

export const ordersRoutes: Handlers = {
  'GET commerce /order/@history': getOrders,
  'GET commerce /order/*': getOrder,
  'GET commerce /order/*/by_postcode': getOrderByPostcode,
  'GET commerce /order/*/tracking': trackOrder,
  'POST commerce /order/*/cancel': cancelOwnOrder,
  'POST commerce /order/*/cancel_by_postcode': cancelByPostcode,
};
