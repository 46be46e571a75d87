import { type Infer, enums, object, optional, pattern, string } from 'superstruct';
import { PAYMENT_CODES } from '../../commerce/payment-methods.ts';

/**
 * Payment stored in this tab across page loads: order, method and, at a provider, the payment id.
 * No value is secret; the nonce is valid for one return.
 */
export const StoredPayment = object({
  orderId: pattern(string(), /^\d{1,20}$/),
  method: enums(PAYMENT_CODES),
  savedCardId: optional(pattern(string(), /^[\w-]{1,40}$/)),
  paymentId: optional(pattern(string(), /^[\w-]{1,40}$/)),
  /** Nonce expected in the provider's return URL. */
  nonce: optional(pattern(string(), /^[\w-]{1,40}$/)),
});
export type StoredPayment = Infer<typeof StoredPayment>;
