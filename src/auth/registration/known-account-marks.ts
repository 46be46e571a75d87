import { boolean } from 'superstruct';
import { personalText, secret } from '../../kernel/struct.ts';

/** AUT-19: privacy marks of the fields of an account whose address is known. */
export const KNOWN_ACCOUNT_MARKS = {
  password: secret(),
  passwordConfirmation: secret(),
  day: personalText(),
  month: personalText(),
  year: personalText(),
  newsletter: boolean(),
};
