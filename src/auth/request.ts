import { type Infer, array, boolean, integer, literal, object } from 'superstruct';
import { personalEmail, taggedUnion } from '../kernel/struct.ts';
import { type CallError, ShopError, errorsIn } from '../ports/http/errors.ts';
import { throttleOf } from '../ports/http/throttle.ts';

/** What becomes of a wish that ends in a mail: for an account, or for a new password. */
export const MailRequest = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  submitting: object({ status: literal('submitting') }),
  failed: object({ status: literal('failed'), errors: array(ShopError) }),
  throttled: object({ status: literal('throttled'), seconds: integer() }),
  /** `isOfMember`: the membership programme has answered (AUT-09). */
  sent: object({ status: literal('sent'), email: personalEmail(), isOfMember: boolean() }),
});
export type MailRequest = Infer<typeof MailRequest>;

export const IDLE: MailRequest = { status: 'idle' };

/** AUT-09 */
const RESPONSE_SUCCESS = 'MEMBERSHIP_RESPONSE_SUCCESS';

export function mailSent(email: string, membershipResponseStatus: string): MailRequest {
  return { status: 'sent', email, isOfMember: membershipResponseStatus === RESPONSE_SUCCESS };
}

export function mailRefused(error: CallError): MailRequest {
  const throttle = throttleOf(error);
  if (throttle) return { status: 'throttled', seconds: throttle.seconds };
  return { status: 'failed', errors: [...errorsIn(error)] };
}
