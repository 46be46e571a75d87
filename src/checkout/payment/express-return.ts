import { type Infer, literal, object, optional, string } from 'superstruct';
import { withoutLastSlashes } from '../../kernel/site-path.ts';
import { personalText, secret, taggedUnion } from '../../kernel/struct.ts';
import { PaymentFailureReason } from './payment.ts';

const Brought = { orderId: string(), token: secret(), payerId: secret() };

/**
 * PAY-07: state of a PayPal express payment, from the bag to its review page. `nothing` means the
 * page was opened without an approval that this tab requested.
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

/** True for the return page of PayPal express, with any path prefix. */
export function isExpressPath(path: string): boolean {
  return withoutLastSlashes(path.toLowerCase()).endsWith(EXPRESS_PATH);
}
