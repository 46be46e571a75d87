import type { CallError, ShopError } from '../../ports/http/errors.ts';
import type { PaymentFailureReason } from './payment.ts';

const REASONS: Readonly<Record<string, PaymentFailureReason>> = {
  _ERR_PAYMENT_REFUSED: 'refused',
  _ERR_PAYMENT_TIMEOUT: 'timeout',
  // PAY-03: only status 401 means an unknown shopper; this key does not.
  _ERR_PAYMENT_UNAUTHORISED: 'refused',
  _ERR_PAYMENT_LIMIT: 'limit',
  _ERR_PAYMENT_MINIMUM: 'minimum',
  _ERR_PAYMENT_METHOD_INVALID: 'method',
  _ERR_PAYMENT_METHOD_GIFT_CARD: 'method',
  _ERR_PAYMENT_METHOD_PICKUP: 'method',
  _ERR_PAYMENT_NOT_FOUND: 'interrupted',
  _ERR_PAYPAL_TOKEN_INVALID: 'expired',
  _ERR_PAYPAL_TOKEN_EXPIRED: 'expired',
  _ERR_PAYPAL_PAYER_INVALID: 'expired',
  _ERR_CARD_NOT_FOUND: 'cardGone',
  _ERR_CARD_NUMBER_INVALID: 'cardNumber',
  _ERR_CARD_EXPIRED: 'cardExpired',
  _ERR_CARD_CODE_INVALID: 'cardCode',
  _ERR_GIFT_CARD_INVALID: 'giftCard',
  _ERR_GIFT_CARD_LOCKED: 'giftCard',
  _ERR_GIFT_CARD_EXPIRED: 'giftCard',
  _ERR_GIFT_CARD_CURRENCY: 'giftCard',
  _ERR_GIFT_CARD_DUPLICATED: 'giftCard',
  _ERR_GIFT_CARD_BALANCE: 'giftCard',
  _ERR_ORDER_CHANGED: 'orderChanged',
  _ERR_ORDER_EMPTY: 'orderGone',
  _ERR_ORDER_NOT_FOUND: 'orderGone',
  _ERR_NOT_ENOUGH_STOCK: 'stock',
  _ERR_ADDRESS_NOT_FOUND: 'addressGone',
  _ERR_SHIPPING_INFO_MISSING: 'detailsMissing',
  _ERR_EMAIL_MISSING: 'detailsMissing',
  _ERR_BILLING_ADDRESS_MISSING: 'detailsMissing',
};

/** Reason named by the backend; `name` is the unavailable product's. */
export interface Failure {
  reason: PaymentFailureReason;
  name?: string | undefined;
}

/** Returns the payment failure for a list of errors; `otherwise` if none is known. */
export function failureOfErrors(
  errors: readonly ShopError[],
  otherwise: PaymentFailureReason,
): Failure {
  const error = errors.find(({ errorKey }) => Object.hasOwn(REASONS, errorKey));
  const reason = (error && REASONS[error.errorKey]) ?? otherwise;
  const name = reason === 'stock' ? error?.errorParameters[0] : undefined;
  return name === undefined ? { reason } : { reason, name };
}

/**
 * Returns the payment failure for a failed call. `isUncertain` means the order may have been
 * placed, so it must be read before another payment.
 */
export function failureOfCall(error: CallError): Failure & { isUncertain: boolean } {
  if (error.kind === 'network') return { reason: 'lost', isUncertain: true };
  const { status } = error;
  if (status === 401) return { reason: 'unauthorised', isUncertain: false };
  if (error.kind === 'malformed') return { reason: 'broken', isUncertain: true };
  if (status >= 500) {
    const { reason } = failureOfErrors(error.errors, status === 504 ? 'timeout' : 'broken');
    return { reason, isUncertain: true };
  }
  return { ...failureOfErrors(error.errors, 'unknown'), isUncertain: false };
}
