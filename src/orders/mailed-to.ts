import { type Infer, object, pattern, string } from 'superstruct';
import { EMAIL } from '../kernel/patterns.ts';
import { personalEmail } from '../kernel/struct.ts';

/** Email address for an order's messages. */
export const MailedTo = object({ orderId: string(), email: personalEmail() });
export type MailedTo = Infer<typeof MailedTo>;

/** Storage key, excluded from the log's start snapshot: an email address is personal data. */
export const MAILED_TO_KEY = 'selvedge-mailed-to';

/** Validates the stored value, because anyone can edit session storage. */
export const StoredEmail = object({
  orderId: pattern(string(), /^\d{1,20}$/),
  email: pattern(string(), EMAIL),
});
