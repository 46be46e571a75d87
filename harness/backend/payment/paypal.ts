import { string, type } from 'superstruct';
import { CITIES } from '#fixtures/purchase/cities.ts';
import { sitePathOf } from '#src/kernel/site-path.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { bagRefusal } from '../cart/bag-check.ts';
import { bagOwner } from '../cart/bag-owner.ts';
import { cartOf, withCart as keepCart } from '../cart/cart-lines.ts';
import { badRequest, failure, ok } from '../message.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import { methodRefusal } from './payment-methods.ts';
import { obstacleTo, printOf } from './place-order.ts';
import { priceCart } from '../cart/priced-cart.ts';
import type { Delivery, PaymentRecord } from './purchase-state.ts';
import type { PaymentOrder } from '../rules.ts';
import { answerAgain, paymentAnswer, placedOrder, settle, withPayment } from './settle-payment.ts';
import { STANDARD } from '../checkout/shipping-modes.ts';
import { withCart, withSession } from '../session/with-session.ts';
import { withPurchase, type CartRecord } from '../world.ts';

const StartBody = type({ orderId: string(), returnPath: string(), cancelPath: string() });
const VerifyBody = type({ token: string(), payerId: string() });

/** Payers with whom it does not go well. */
const PAYERS: Readonly<Record<string, PaymentOrder>> = {
  REFUSED1: 'refused',
  PENDING1: 'pending',
  CANCELLED1: 'cancelled',
};

function payerOrder(payerId: string): PaymentOrder {
  return (Object.hasOwn(PAYERS, payerId) && PAYERS[payerId]) || 'success';
}

/** API-62: `POST /paypalexpress`, from the bag. */
const startPaypal = withCart((call, cart, { userId }) => {
  const { body, world, store } = call;
  if (!StartBody.is(body) || body.orderId !== cart.orderId)
    return answer(call, badRequest('orderId, returnPath and cancelPath.'));
  const [returnPath, cancelPath] = [sitePathOf(body.returnPath), sitePathOf(body.cancelPath)];
  if (returnPath === undefined || cancelPath === undefined)
    return answer(call, badRequest('There is no such way back.'));
  const priced = priceCart(world, cart, store, call.language);
  const refusal =
    bagRefusal(world, cart) ??
    (priced.giftCards > 0
      ? failure(400, '_ERR_PAYMENT_METHOD_GIFT_CARD', 'Not with gift cards in the bag.')
      : methodRefusal('paypal', store, priced, priced.total));
  if (refusal) return answer(call, refusal);
  const { nextId } = world.state.purchase;
  const payment: PaymentRecord = {
    paymentId: `P${nextId}`,
    orderId: cart.orderId,
    userId,
    method: 'paypal',
    status: 'redirect',
    total: priced.total,
    fee: 0,
    parts: [],
    print: printOf(world, cart, call),
    isCardKept: false,
  };
  const token = `EC-${payment.paymentId}`;
  const query = new URLSearchParams({ token, returnPath, cancelPath });
  return {
    world: withPayment(withPurchase(world, { nextId: nextId + 1 }), payment),
    response: ok({ token, redirectUrl: `/provider/paypal?${query.toString()}` }),
  };
});

/** The address that PayPal has of a payer: in the store's country, at home. */
function paypalDelivery({ store }: Call): Delivery | undefined {
  const city = CITIES.find(({ country }) => country === store.countryCode);
  if (!city) return undefined;
  const { names, streets, zip: zipCode, country } = city;
  const address = { address1: `${streets[0]} 1`, zipCode, city: names[0], country };
  return {
    modeId: STANDARD.id,
    address: { firstName: 'Pat', lastName: 'Payer', ...address },
  };
}

/** The bag with what PayPal knows and the shopper has not said. */
function completed(call: Call, cart: CartRecord, payerId: string): CartRecord {
  const known = cart.delivery?.address.country === call.store.countryCode;
  const delivery = known ? cart.delivery : paypalDelivery(call);
  const billing = cart.billing ?? paypalDelivery(call)?.address;
  const mail = cart.mail ?? emailHash(`${payerId.toLowerCase()}@payer.example`);
  return { ...cart, mail, ...(delivery && { delivery }), ...(billing && { billing }) };
}

function verified(call: Call, cart: CartRecord, given: PaymentRecord, payerId: string): Outcome {
  const errorKey = obstacleTo(call.world, cart, given, call);
  if (errorKey !== undefined) {
    const refused: PaymentRecord = { ...given, status: 'refused', errorKey };
    return { world: withPayment(call.world, refused), response: paymentAnswer(refused) };
  }
  const whole = completed(call, cart, payerId);
  const world = keepCart(call.world, whole);
  const { total } = priceCart(world, whole, call.store, call.language);
  const payment = { ...given, total, print: printOf(world, whole, call) };
  const wanted = call.payment ?? payerOrder(payerId);
  const redirect = { url: '/provider/paypal', method: 'GET', fields: {} } as const;
  return settle({ ...call, world }, whole, payment, wanted, redirect);
}

/** API-62, PAY-07: `POST /paypalexpress/verify`. Verifying twice places one order. */
const verifyPaypal = withSession((call, { userId }) => {
  const { body, world } = call;
  if (!VerifyBody.is(body)) return answer(call, badRequest('token and payerId.'));
  const paymentId = body.token.replace(/^EC-/, '');
  const { payments } = world.state.purchase;
  const payment = Object.hasOwn(payments, paymentId) ? payments[paymentId] : undefined;
  const placed = payment && placedOrder(world, payment.orderId, userId);
  if (placed) return answerAgain(call, placed);
  const cart = cartOf(world, bagOwner(call.store.brand, userId));
  if (!payment || cart?.orderId !== payment.orderId)
    return answer(call, failure(400, '_ERR_PAYPAL_TOKEN_INVALID', 'There is no such payment.'));
  if (!/^[A-Z0-9]{4,20}$/.test(body.payerId))
    return answer(call, failure(400, '_ERR_PAYPAL_PAYER_INVALID', 'There is no such payer.'));
  if (payment.status !== 'redirect') return answer(call, paymentAnswer(payment));
  return verified(call, cart, { ...payment, userId }, body.payerId);
});

export const paypalRoutes: Handlers = {
  'POST commerce /paypalexpress': startPaypal,
  'POST commerce /paypalexpress/verify': verifyPaypal,
};
