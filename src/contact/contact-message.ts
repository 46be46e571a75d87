import { type Infer, array, boolean, integer, literal, object, string } from 'superstruct';
import { personalEmail, taggedUnion } from '../kernel/struct.ts';
import { ShopError } from '../ports/http/errors.ts';

/** State of a contact message. */
export const ContactMessageState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  sending: object({ status: literal('sending') }),
  failed: object({ status: literal('failed'), errors: array(ShopError) }),
  throttled: object({ status: literal('throttled'), seconds: integer() }),
  sent: object({
    status: literal('sent'),
    caseId: string(),
    email: personalEmail(),
    isCopied: boolean(),
  }),
});
export type ContactMessageState = Infer<typeof ContactMessageState>;

export const NO_MESSAGE: ContactMessageState = { status: 'idle' };
