import type { FieldOf } from '../../forms/field.ts';
import { MAX_EMAIL } from '../../kernel/patterns.ts';

/** VAL-01, VAL-02, VAL-03 */
export const EMAIL_FIELD: FieldOf<'myAccount'> = {
  name: 'email',
  component: 'input',
  type: 'email',
  label: 'account:signIn.email',
  validate: true,
  required: true,
  maxLength: MAX_EMAIL,
  requiredMsg: '_ERR_EMAIL_MISSING',
  invalidMsg: 'EMAIL_INVALID',
  autoComplete: 'username', // FRM-11
};

const EMAIL: FieldOf<'myAccount'> = {
  ...EMAIL_FIELD,
  requiredMsg: 'signIn._ERR_EMAIL_MISSING',
  invalidMsg: 'signIn.EMAIL_INVALID',
};

const PASSWORD: FieldOf<'myAccount'> = {
  name: 'password',
  component: 'password',
  label: 'account:signIn.password',
  validate: true,
  required: true,
  minLength: 5, // VAL-07
  // As long as at registration (VAL-04): a maximum of 20 would lock out longer passwords.
  maxLength: 25,
  requiredMsg: 'signIn.FIELD_REQUIRED',
  invalidMsg: 'signIn._ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT',
  autoComplete: 'current-password', // FRM-11
};

/** VAL-16 */
const REMEMBER_ME: FieldOf<'myAccount'> = {
  name: 'rememberMe',
  component: 'checkbox',
  label: 'account:signIn.rememberMe',
};

/** AUT-18. `email` is a known address, filled in. */
export function signInFields(email?: string): readonly FieldOf<'myAccount'>[] {
  return email === undefined
    ? [{ ...EMAIL, autoFocus: true }, PASSWORD, REMEMBER_ME]
    : [{ ...EMAIL, value: email }, { ...PASSWORD, autoFocus: true }, REMEMBER_ME];
}
