import type { Call, Outcome } from '../call.ts';
import { failure, ok, type BackendResponse } from '../message.ts';
import { obstacleTo, placeOrder } from './place-order.ts';
import type { OrderRecord, PaymentRecord } from './purchase-state.ts';
import type { PaymentOrder } from '../faults/rules.ts';
import { withSavedCard } from './saved-cards.ts';
import { withPurchase, type CartRecord, type World } from '../world.ts';

/** Redirect to a provider: address and data. */
interface Redirect {
  url: string;
  method: 'GET';
  fields: Record<string, string>;
}

/** An answer about a payment (PAY-01). Names its error even with status 200 (PAY-04). */
export function paymentAnswer(payment: PaymentRecord, redirect?: Redirect): BackendResponse {
  const { orderId, paymentId, status, errorKey } = payment;
  const text = 'The payment did not come about.';
  const errors =
    errorKey === undefined
      ? []
      : [{ errorKey, errorCode: '', errorMessage: text, errorParameters: [] }];
  return ok({ orderId, paymentId, paymentStatus: status, ...(redirect && { redirect }), errors });
}

/** The user's placed order of a number. */
export function placedOrder(
  { state }: World,
  orderId: string,
  userId: string,
): OrderRecord | undefined {
  const order = Object.hasOwn(state.purchase.orders, orderId)
    ? state.purchase.orders[orderId]
    : undefined;
  return order?.userId === userId ? order : undefined;
}

/** Repeats the answer of a placed order. */
export function answerAgain({ world }: Call, order: OrderRecord): Outcome {
  const payment = world.state.purchase.payments[order.paymentId];
  if (!payment) return { world, response: failure(400, '_ERR_PAYMENT_NOT_FOUND') };
  return { world, response: paymentAnswer(payment) };
}

export function withPayment(world: World, payment: PaymentRecord): World {
  const payments = { ...world.state.purchase.payments, [payment.paymentId]: payment };
  return withPurchase(world, { payments });
}

/** Saves the card of a payment; skips duplicates. */
function keepCard(world: World, { card, isCardKept, userId }: PaymentRecord): World {
  if (!card || !isCardKept) return world;
  return withSavedCard(world, userId, card);
}

const FAILURES: Readonly<Partial<Record<PaymentOrder, BackendResponse>>> = {
  timeout: failure(504, '_ERR_PAYMENT_TIMEOUT', 'The bank did not answer in time.'),
  unauthorised: failure(401, '_ERR_PAYMENT_UNAUTHORISED', 'The payment service refused the shop.'),
  broken: failure(500, '_ERR_GENERIC', 'The payment service broke down.'),
};

/** Moves a payment to its end or to the shopper's next action. Places an order at most once. */
export function settle(
  call: Call,
  cart: CartRecord,
  payment: PaymentRecord,
  wanted: PaymentOrder,
  redirect: Redirect,
): Outcome {
  const broken = FAILURES[wanted];
  if (broken) return { world: call.world, response: broken };
  const ended = (change: Partial<PaymentRecord>, to?: Redirect): Outcome => {
    const next = { ...payment, ...change };
    return { world: withPayment(call.world, next), response: paymentAnswer(next, to) };
  };
  if (wanted === 'challenge') return ended({ status: 'redirect' }, redirect);
  if (wanted === 'cancelled') return ended({ status: 'cancelled' });
  if (wanted === 'refused') return ended({ status: 'refused', errorKey: '_ERR_PAYMENT_REFUSED' });
  const obstacle = obstacleTo(call.world, cart, payment, call);
  if (obstacle !== undefined) return ended({ status: 'refused', errorKey: obstacle });
  const status = wanted === 'pending' ? 'pending' : 'success';
  const paid: PaymentRecord = { ...payment, status };
  const world = keepCard(withPayment(call.world, paid), paid);
  return { world: placeOrder(world, cart, paid, call), response: paymentAnswer(paid) };
}
