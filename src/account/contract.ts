import { type Infer, object, optional, string } from 'superstruct';
import { personalEmail, personalText } from '../kernel/struct.ts';

/** ENT-07. `dob` is `YYYY-MM-DD`; `endsAt` an ISO instant, where the shopper wants the account deleted. */
export const Account = object({
  title: optional(personalText()),
  firstName: personalText(),
  lastName: personalText(),
  dob: optional(personalText()),
  phone: optional(personalText()),
  emailAddress: personalEmail(),
  endsAt: optional(string()),
});
export type Account = Infer<typeof Account>;
