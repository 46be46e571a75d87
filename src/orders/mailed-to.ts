import { type Infer, object, pattern, string } from 'superstruct';
import { EMAIL } from '../kernel/patterns.ts';
import { personalEmail } from '../kernel/struct.ts';

/** Where the mails of which order go. */
export const MailedTo = object({ orderId: string(), email: personalEmail() });
export type MailedTo = Infer<typeof MailedTo>;

/** Not one that the log reads at the start: whose mails they are is personal. */
export const MAILED_TO_KEY = 'selvedge-mailed-to';

/** What this tab keeps is anybody's to change, so that it is looked at again. */
export const KeptMail = object({
  orderId: pattern(string(), /^\d{1,20}$/),
  email: pattern(string(), EMAIL),
});
