import { type Infer, literal, object, optional, string } from 'superstruct';
import { withoutLastSlashes } from '../../kernel/site-path.ts';
import { personalText, secret, taggedUnion } from '../../kernel/struct.ts';
import { PaymentFailureReason } from './payment.ts';

const Brought = { orderId: string(), token: secret(), payerId: secret() };

/**
 * PAY-07: a payment by PayPal express, from the bag to its own page. `nothing`: somebody came to
 * that page without PayPal's word, or with one that this tab has not asked for.
 */
export const ExpressState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  starting: object({ status: literal('starting'), nonce: optional(string()) }),
  leaving: object({ status: literal('leaving') }),
  nothing: object({ status: literal('nothing') }),
  cancelled: object({ status: literal('cancelled') }),
  confirm: object({ status: literal('confirm'), ...Brought }),
  verifying: object({ status: literal('verifying'), ...Brought }),
  failed: object({
    status: literal('failed'),
    reason: PaymentFailureReason,
    name: optional(personalText()),
  }),
});
export type ExpressState = Infer<typeof ExpressState>;

export const EXPRESS_PATH = '/checkout/payment/paypalexpress';

/** Whether a path is that of the page to which PayPal sends shoppers back, in front of it whatever there is. */
export function isExpressPath(path: string): boolean {
  return withoutLastSlashes(path.toLowerCase()).endsWith(EXPRESS_PATH);
}
