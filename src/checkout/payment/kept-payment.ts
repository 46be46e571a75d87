import { type Infer, enums, object, optional, pattern, string } from 'superstruct';
import { PAYMENT_CODES } from '../../commerce/payment-methods.ts';

/**
 * What this tab remembers of a payment, should its page go: which order, by what, and the payment
 * itself once the shopper is at a provider's. None of it is secret; the nonce is good for one way back.
 */
export const KeptPayment = object({
  orderId: pattern(string(), /^\d{1,20}$/),
  method: enums(PAYMENT_CODES),
  savedCardId: optional(pattern(string(), /^[\w-]{1,40}$/)),
  paymentId: optional(pattern(string(), /^[\w-]{1,40}$/)),
  /** What the way back carries, if it is this payment's. */
  nonce: optional(pattern(string(), /^[\w-]{1,40}$/)),
});
export type KeptPayment = Infer<typeof KeptPayment>;
