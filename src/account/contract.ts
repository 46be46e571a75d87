import { type Infer, object, optional } from 'superstruct';
import { personalEmail, personalText } from '../kernel/struct.ts';

/** ENT-07. `dob` is `YYYY-MM-DD`. */
export const Account = object({
  title: optional(personalText()),
  firstName: personalText(),
  lastName: personalText(),
  dob: optional(personalText()),
  emailAddress: personalEmail(),
});
export type Account = Infer<typeof Account>;
