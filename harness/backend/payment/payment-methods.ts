import { methodsOffered } from '#fixtures/purchase/payment-offers.ts';
import {
  type PaymentCode,
  isMethodCode,
  kindOfPayment,
  termOf,
} from '#src/commerce/payment-methods.ts';
import { limitsOf } from '#src/store-config/limits.ts';
import type { Site } from '#src/store-config/stores.ts';
import { failure, type BackendResponse } from '../message.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { amountText, feeIn } from '../catalogue/prices.ts';

export const NO_SUCH_METHOD = failure(400, '_ERR_PAYMENT_METHOD_INVALID', 'It cannot be paid so.');

const CASH_FEE_EURO = 350;

export function feeOf(method: PaymentCode, { currencyCode }: Site): number {
  return kindOfPayment(method) === 'cash' ? feeIn(currencyCode, CASH_FEE_EURO) : 0;
}

/** Refusal of a method for an amount of a bag; undefined if it can pay. */
export function methodRefusal(
  code: PaymentCode,
  store: Site,
  cart: PricedCart,
  due: number,
): BackendResponse | undefined {
  if (!isMethodCode(code) || !methodsOffered(store.countryCode).includes(code))
    return NO_SUCH_METHOD;
  if (termOf(code) !== 'now' && cart.giftCards > 0)
    return failure(400, '_ERR_PAYMENT_METHOD_GIFT_CARD', 'Gift cards are not sold on credit.');
  if (kindOfPayment(code) === 'cash' && cart.mode.pickupType)
    return failure(400, '_ERR_PAYMENT_METHOD_PICKUP', 'Nobody takes cash at pickup points.');
  const { min, max } = limitsOf(store).paymentLimits[code];
  if (due > max) return failure(400, '_ERR_PAYMENT_LIMIT', 'It is too much.', [amountText(max)]);
  if (due < min) return failure(400, '_ERR_PAYMENT_MINIMUM', 'Too little.', [amountText(min)]);
  return undefined;
}
