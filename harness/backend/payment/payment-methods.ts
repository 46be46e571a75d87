import { type WayToPay, waysToPay } from '#fixtures/purchase/markets.ts';
import { limitsOf } from '#src/store-config/limits.ts';
import type { Site } from '#src/store-config/stores.ts';
import { failure, type BackendResponse } from '../message.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { amountText, priceIn } from '../catalogue/prices.ts';

/** A way to pay, as the page offers it. */
export interface PaymentMethod {
  code: WayToPay;
  name: string;
  logos: readonly string[];
}

const METHODS: readonly PaymentMethod[] = [
  { code: 'creditCard', name: 'Credit card', logos: ['visa', 'mastercard', 'amex'] },
  { code: 'debitCard', name: 'Debit card', logos: ['visa', 'mastercard', 'maestro'] },
  { code: 'paypal', name: 'PayPal', logos: ['paypal'] },
  { code: 'klarnaPayLater', name: 'Klarna: pay later', logos: ['klarna'] },
  { code: 'cod', name: 'Cash on delivery', logos: [] },
];

/** What is paid by gift cards alone. */
export const GIFT_CARD_METHOD = 'giftCard';

const COD_FEE_EURO = 350;

/** The ways to pay that a store's country has. */
export function methodsIn({ countryCode }: Site): readonly PaymentMethod[] {
  const ways = waysToPay(countryCode);
  return METHODS.filter(({ code }) => ways.includes(code));
}

/** What a way to pay costs. */
export function feeOf(method: string, { currencyCode }: Site): number {
  return method === 'cod' ? priceIn(currencyCode, COD_FEE_EURO) : 0;
}

/** Why an amount of a bag cannot be paid so; `undefined` when it can. */
export function methodRefusal(
  code: string,
  store: Site,
  cart: PricedCart,
  due: number,
): BackendResponse | undefined {
  const method = methodsIn(store).find((each) => each.code === code);
  if (!method) return failure(400, '_ERR_PAYMENT_METHOD_INVALID', 'It cannot be paid so.');
  const isOnCredit = code === 'cod' || code === 'klarnaPayLater';
  if (isOnCredit && cart.giftCards > 0)
    return failure(400, '_ERR_PAYMENT_METHOD_GIFT_CARD', 'Gift cards are not sold on credit.');
  if (code === 'cod' && cart.mode.pickupType)
    return failure(400, '_ERR_PAYMENT_METHOD_PICKUP', 'Nobody takes cash at pickup points.');
  const { min, max } = limitsOf(store).paymentLimits[method.code];
  if (due > max) return failure(400, '_ERR_PAYMENT_LIMIT', 'It is too much.', [amountText(max)]);
  if (due < min) return failure(400, '_ERR_PAYMENT_MINIMUM', 'Too little.', [amountText(min)]);
  return undefined;
}
