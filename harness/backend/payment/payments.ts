import { record, string, type } from 'superstruct';
import { GIFT_CARD_METHOD, methodOf } from '#src/commerce/payment-methods.ts';
import { sitePathOf } from '#src/kernel/site-path.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { beginPayment, PayBody } from './begin-payment.ts';
import { bagOwner } from '../cart/bag-owner.ts';
import { cartOf } from '../cart/cart-lines.ts';
import { badRequest, failure, ok } from '../message.ts';
import type { PaymentRecord } from './purchase-state.ts';
import type { PaymentOrder } from '../faults/rules.ts';
import type { CurrentSession } from '../session/sessions.ts';
import { answerAgain, paymentAnswer, placedOrder, settle, withPayment } from './settle-payment.ts';
import { withSession } from '../session/with-session.ts';
import { withPurchase, type CartRecord } from '../world.ts';

const DetailsBody = type({
  orderId: string(),
  paymentId: string(),
  details: record(string(), string()),
});
const CancelBody = type({ orderId: string(), paymentId: string() });

/** Results by the `redirectResult` of a provider's page; all others are refusals. */
const RESULTS: Readonly<Record<string, PaymentOrder>> = {
  passed: 'success',
  pending: 'pending',
  cancelled: 'cancelled',
};

function redirectFor({ method, paymentId }: PaymentRecord, returnPath: string) {
  const page = method === GIFT_CARD_METHOD ? undefined : methodOf(method).provider?.page;
  const url = `/provider/${page ?? 'challenge'}`;
  return { url, method: 'GET', fields: { paymentId, returnPath } } as const;
}

/** The active order of a number, if it can still be paid. */
function payable(call: Call, orderId: string, { userId }: CurrentSession): CartRecord | undefined {
  const cart = cartOf(call.world, bagOwner(call.store.brand, userId));
  return cart?.orderId === orderId ? cart : undefined;
}

const NO_ORDER = failure(400, '_ERR_ORDER_NOT_FOUND', 'There is no such order to pay.');

/** API-53: `POST /payments`. A placed order repeats its earlier answer. */
const pay = withSession((call, session) => {
  const { body } = call;
  if (!PayBody.is(body)) return answer(call, badRequest('A payment is needed.'));
  const returnPath = sitePathOf(body.returnPath);
  if (returnPath === undefined) return answer(call, badRequest('returnPath is none.'));
  const placed = placedOrder(call.world, body.orderId, session.userId);
  if (placed) return answerAgain(call, placed);
  const cart = payable(call, body.orderId, session);
  if (!cart) return answer(call, NO_ORDER);
  const begun = beginPayment(call, cart, session, body);
  if ('refusal' in begun) return { world: begun.world ?? call.world, response: begun.refusal };
  const { payment, wanted } = begun;
  const { nextId } = begun.world.state.purchase;
  const world = withPurchase(begun.world, { nextId: nextId + 1 });
  const redirect = redirectFor(payment, returnPath);
  return settle({ ...call, world }, cart, payment, call.payment ?? wanted, redirect);
});

/** The user's payment of an order that has not been placed yet. */
function ownPayment(
  call: Call,
  session: CurrentSession,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): { payment: PaymentRecord; cart: CartRecord } | undefined {
  const { payments } = call.world.state.purchase;
  const payment = Object.hasOwn(payments, paymentId) ? payments[paymentId] : undefined;
  const cart = payable(call, orderId, session);
  return payment?.orderId === orderId && cart ? { payment, cart } : undefined;
}

const NO_PAYMENT = failure(400, '_ERR_PAYMENT_NOT_FOUND', 'There is no such payment.');

/** API-54: `POST /payments/details`. A finished payment does not change. */
const goOn = withSession((call, session): Outcome => {
  const { body } = call;
  if (!DetailsBody.is(body)) return answer(call, badRequest('Details of a payment are needed.'));
  const placed = placedOrder(call.world, body.orderId, session.userId);
  if (placed) return answerAgain(call, placed);
  const own = ownPayment(call, session, body);
  if (!own) return answer(call, NO_PAYMENT);
  if (own.payment.status !== 'redirect') return answer(call, paymentAnswer(own.payment));
  const result = body.details['redirectResult'] ?? '';
  const wanted = (Object.hasOwn(RESULTS, result) && RESULTS[result]) || 'refused';
  const payment = { ...own.payment, userId: session.userId };
  const redirect = redirectFor(payment, '/checkout/payment');
  return settle(call, own.cart, payment, call.payment ?? wanted, redirect);
});

/** API-55: `PUT /payments/cancel`. Idempotent. */
const cancelPayment = withSession((call, session) => {
  const { body } = call;
  if (!CancelBody.is(body)) return answer(call, badRequest('orderId and paymentId.'));
  if (placedOrder(call.world, body.orderId, session.userId))
    return answer(call, failure(400, '_ERR_PAYMENT_NOT_CANCELLABLE', 'It is paid already.'));
  const own = ownPayment(call, session, body);
  if (!own) return answer(call, NO_PAYMENT);
  if (own.payment.status !== 'redirect') return answer(call, ok({}));
  const cancelled: PaymentRecord = { ...own.payment, status: 'cancelled' };
  return { world: withPayment(call.world, cancelled), response: ok({}) };
});

export const paymentsRoutes: Handlers = {
  'POST commerce /payments': pay,
  'POST commerce /payments/details': goOn,
  'PUT commerce /payments/cancel': cancelPayment,
};
