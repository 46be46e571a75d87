import { type Infer, object, optional, pattern, string } from 'superstruct';
import { readStored } from '../../kernel/stored-text.ts';

/** The session storage's key of the payment that is under way in this tab. */
export const KEPT_PAYMENT = 'selvedge.payment';

/**
 * What this tab remembers of a payment, should its page go: which order, by what, and the payment
 * itself once the shopper is at a provider's. None of it is secret; the nonce is good for one way back.
 */
export const KeptPayment = object({
  orderId: pattern(string(), /^\d{1,20}$/),
  method: pattern(string(), /^[\w-]{1,40}$/),
  savedCardId: optional(pattern(string(), /^[\w-]{1,40}$/)),
  paymentId: optional(pattern(string(), /^[\w-]{1,40}$/)),
  /** What the way back carries, if it is this payment's. */
  nonce: optional(pattern(string(), /^[\w-]{1,40}$/)),
});
export type KeptPayment = Infer<typeof KeptPayment>;

/** What is in the storage, if it is what this shop has put there. */
export function readKeptPayment(text: string | undefined): KeptPayment | null {
  return readStored(text, KeptPayment);
}
