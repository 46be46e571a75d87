import { optional, string, type, type Infer } from 'superstruct';
import { sitePathOf } from '#src/kernel/site-path.ts';
import { present } from '#src/kernel/tolerant.ts';
import { errorsOf } from '#src/ports/http/read-response.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { bagRefusal } from '../cart/bag-check.ts';
import { bagOwner } from '../cart/bag-owner.ts';
import { cartOf, withCart as keepCart } from '../cart/cart-lines.ts';
import { cartView } from '../cart/cart-view.ts';
import { amountText } from '../catalogue/prices.ts';
import { badRequest, failure, ok, type BackendResponse } from '../message.ts';
import { methodRefusal } from './payment-methods.ts';
import { completed, payerOrder } from './paypal-payer.ts';
import { obstacleTo, printOf } from './place-order.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { PROMISED_DAYS, promisedDays } from './promised-days.ts';
import type { PaymentRecord } from './purchase-state.ts';
import { answerAgain, paymentAnswer, placedOrder, settle, withPayment } from './settle-payment.ts';
import type { CurrentSession } from '../session/sessions.ts';
import { withCart, withSession } from '../session/with-session.ts';
import { withPurchase, type CartRecord } from '../world.ts';
import { textIn } from '../texts.ts';

const StartBody = type({ orderId: string(), returnPath: string(), cancelPath: string() });
const ReviewBody = type({ token: string(), payerId: string() });
/** `orderTotal` is the total shown to the shopper. */
const VerifyBody = type({
  token: string(),
  payerId: string(),
  orderTotal: optional(string()),
  ...PROMISED_DAYS,
});

/** Validity (ms) of a PayPal token. */
const TOKEN_MS = 3 * 60 * 60 * 1000;

/** API-62: `POST /paypalexpress`, from the bag. */
const startPaypal = withCart((call, cart, { userId }) => {
  const { body, world, store } = call;
  if (!StartBody.is(body) || body.orderId !== cart.orderId)
    return answer(call, badRequest('orderId, returnPath and cancelPath.'));
  const [returnPath, cancelPath] = [sitePathOf(body.returnPath), sitePathOf(body.cancelPath)];
  if (returnPath === undefined || cancelPath === undefined)
    return answer(call, badRequest('There is no such way back.'));
  const refusal = expressRefusal(call, cart);
  if (refusal) return answer(call, refusal);
  const { nextId } = world.state.purchase;
  const payment: PaymentRecord = {
    paymentId: `P${nextId}`,
    orderId: cart.orderId,
    userId,
    method: 'paypal',
    status: 'redirect',
    total: priceCart(world, cart, store, call.language).total,
    fee: 0,
    parts: [],
    print: printOf(world, cart, call),
    isCardKept: false,
    expiresAt: call.now + TOKEN_MS,
  };
  const token = `EC-${payment.paymentId}`;
  const query = new URLSearchParams({ token, returnPath, cancelPath });
  return {
    world: withPayment(withPurchase(world, { nextId: nextId + 1 }), payment),
    response: ok({ token, redirectUrl: `/provider/paypal?${query.toString()}` }),
  };
});

/** Reason why a bag cannot be paid by PayPal express; undefined if it can. */
function expressRefusal(call: Call, cart: CartRecord): BackendResponse | undefined {
  const priced = priceCart(call.world, cart, call.store, call.language);
  return (
    bagRefusal(call.world, cart) ??
    (priced.giftCards > 0
      ? failure(400, '_ERR_PAYMENT_METHOD_GIFT_CARD', 'Not with gift cards in the bag.')
      : methodRefusal('paypal', call.store, priced, priced.total))
  );
}

interface Brought {
  token: string;
  payerId: string;
}

const NO_TOKEN = failure(400, '_ERR_PAYPAL_TOKEN_INVALID', 'There is no such payment.');

/** Payment of the shopper's bag for a token, or the refusal. */
function broughtBack(
  call: Call,
  { userId }: CurrentSession,
  { token, payerId }: Brought,
): { payment: PaymentRecord; cart: CartRecord } | BackendResponse {
  const payment = paymentOf(call, token);
  const cart = cartOf(call.world, bagOwner(call.store.brand, userId));
  if (!payment || cart?.orderId !== payment.orderId) return NO_TOKEN;
  if (!/^[A-Z0-9]{4,20}$/.test(payerId))
    return failure(400, '_ERR_PAYPAL_PAYER_INVALID', 'There is no such payer.');
  if (payment.status === 'redirect' && call.now > (payment.expiresAt ?? Infinity))
    return failure(400, '_ERR_PAYPAL_TOKEN_EXPIRED', 'PayPal has forgotten it.');
  return { payment: { ...payment, userId }, cart };
}

function paymentOf({ world }: Call, token: string): PaymentRecord | undefined {
  const paymentId = token.replace(/^EC-/, '');
  const { payments } = world.state.purchase;
  return Object.hasOwn(payments, paymentId) ? payments[paymentId] : undefined;
}

/** API-62: `POST /paypalexpress/review`. Returns the bag's destination and its final price; changes nothing. */
const reviewPaypal = withSession((call, session) => {
  const { body, world, store, language } = call;
  if (!ReviewBody.is(body)) return answer(call, badRequest('token and payerId.'));
  const brought = broughtBack(call, session, body);
  if ('status' in brought) return answer(call, brought);
  if (brought.payment.status !== 'redirect') return answer(call, NO_TOKEN);
  const { cart, problem, email } = completed(call, brought.cart, body.payerId, session);
  const refusal = expressRefusal(call, cart);
  if (refusal) return answer(call, refusal);
  const { mode } = priceCart(world, cart, store, language);
  return answer(
    call,
    ok({
      ...cartView(world, cart, store, language),
      payer: present({ email1: email }),
      shippingInfo: present({
        shipModeId: mode.id,
        shipModeCode: mode.code,
        shipModeDescription: textIn(mode.text, language),
        pickupType: mode.pickupType,
        address: cart.delivery?.address,
      }),
      errors: problem ? errorsOf(problem.body) : [],
    }),
  );
});

function verified(
  call: Call,
  { payment: given, cart }: { payment: PaymentRecord; cart: CartRecord },
  body: Infer<typeof VerifyBody>,
): Outcome {
  const { payerId, orderTotal } = body;
  const { cart: whole, problem } = completed(call, cart, payerId, given);
  const isTold = orderTotal !== undefined;
  // If the shop showed the current total, the total at PayPal's start does not matter.
  const errorKey = isTold ? undefined : obstacleTo(call.world, cart, given, call);
  if (errorKey !== undefined) {
    const refused: PaymentRecord = { ...given, status: 'refused', errorKey };
    return { world: withPayment(call.world, refused), response: paymentAnswer(refused) };
  }
  const refusal = expressRefusal(call, whole);
  if (refusal) return answer(call, refusal);
  if (problem)
    return answer(call, failure(400, '_ERR_SHIPPING_INFO_MISSING', 'Nothing can be sent there.'));
  const world = keepCart(call.world, whole);
  const { total } = priceCart(world, whole, call.store, call.language);
  if (isTold && orderTotal !== amountText(total))
    return answer(
      call,
      failure(400, '_ERR_ORDER_CHANGED', 'It costs another sum than the shopper was told.', [
        amountText(total),
      ]),
    );
  const payment = {
    ...given,
    total,
    ...promisedDays(body),
    print: printOf(world, whole, call),
  };
  const wanted = call.payment ?? payerOrder(payerId);
  const redirect = { url: '/provider/paypal', method: 'GET', fields: {} } as const;
  return settle({ ...call, world }, whole, payment, wanted, redirect);
}

/** API-62, PAY-07: `POST /paypalexpress/verify`. Idempotent: places one order. */
const verifyPaypal = withSession((call, session) => {
  const { body, world } = call;
  if (!VerifyBody.is(body)) return answer(call, badRequest('token and payerId.'));
  const begun = paymentOf(call, body.token);
  const placed = begun && placedOrder(world, begun.orderId, session.userId);
  if (placed) return answerAgain(call, placed);
  const brought = broughtBack(call, session, body);
  if ('status' in brought) return answer(call, brought);
  if (brought.payment.status !== 'redirect') return answer(call, paymentAnswer(brought.payment));
  return verified(call, brought, body);
});

export const paypalRoutes: Handlers = {
  'POST commerce /paypalexpress': startPaypal,
  'POST commerce /paypalexpress/review': reviewPaypal,
  'POST commerce /paypalexpress/verify': verifyPaypal,
};
