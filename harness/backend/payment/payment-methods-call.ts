import { PAYMENT_OFFERS, methodsOffered } from '#fixtures/purchase/payment-offers.ts';
import { methodOf } from '#src/commerce/payment-methods.ts';
import { limitsOf } from '#src/store-config/limits.ts';
import { answer, type Handlers } from '../call.ts';
import { ok } from '../message.ts';
import { feeOf, methodRefusal } from './payment-methods.ts';
import { savedCardsOf } from './saved-cards.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { amountText } from '../catalogue/prices.ts';
import { withCart, withSession } from '../session/with-session.ts';

/** API-51: `GET /payments/methods`, with the shopper's saved cards. */
const getPaymentMethods = withSession((call, { userId }) => {
  const { paymentLimits } = limitsOf(call.store);
  const paymentMethods = methodsOffered(call.store.countryCode).map((code) => ({
    code,
    name: PAYMENT_OFFERS[code].description,
    logos: methodOf(code).logos,
    limit: amountText(paymentLimits[code].max),
  }));
  const savedCards = savedCardsOf(call.world, userId).map(
    ({ cardId, brand, lastDigits, expiry }) => ({ cardId, brand, lastDigits, expiry }),
  );
  return answer(call, ok({ paymentMethods, savedCards }));
});

/** API-15: `GET /cart/@self/usable_payment_info`: payment methods of this bag. */
const getUsablePayments = withCart((call, cart) => {
  const priced = priceCart(call.world, cart, call.store, call.language);
  const usablePaymentInformation = methodsOffered(call.store.countryCode)
    .filter((code) => {
      const due = priced.total + feeOf(code, call.store);
      return !methodRefusal(code, call.store, priced, due);
    })
    .map((code) => ({
      paymentMethodName: code,
      description: PAYMENT_OFFERS[code].description,
    }));
  return answer(call, ok({ usablePaymentInformation }));
});

/** API-62: `GET /cart/@self/cash_on_delivery` */
const getCashOnDelivery = withCart((call, cart) => {
  const priced = priceCart(call.world, cart, call.store, call.language);
  const fee = feeOf('cod', call.store);
  const available = !methodRefusal('cod', call.store, priced, priced.total + fee);
  return answer(call, ok({ available, fee: amountText(available ? fee : 0) }));
});

/** API-52: `GET /payments/device_identification_token` */
const getDeviceToken = withSession((call) => {
  const deviceIdentificationToken = Array.from({ length: 32 }, () =>
    call.random.below(16).toString(16),
  ).join('');
  return answer(call, ok({ deviceIdentificationToken }));
});

export const paymentMethodsRoutes: Handlers = {
  'GET commerce /payments/methods': getPaymentMethods,
  'GET commerce /payments/device_identification_token': getDeviceToken,
  'GET commerce /cart/@self/usable_payment_info': getUsablePayments,
  'GET commerce /cart/@self/cash_on_delivery': getCashOnDelivery,
};
