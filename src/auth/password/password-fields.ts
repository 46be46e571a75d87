import type { FieldOf } from '../../forms/field.ts';

/** VAL-04, VAL-05, VAL-06: field for a new password. */
export const NEW_PASSWORD: FieldOf<'myAccount'> = {
  name: 'password',
  component: 'password',
  label: 'form.password.label',
  validate: true,
  required: true,
  minLength: 10,
  maxLength: 25,
  minAlphabetic: 1,
  minNumeric: 1,
  requiredMsg: 'FIELD_REQUIRED',
  invalidMsg: '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT',
  showPasswordHelp: 'Always',
  autoComplete: 'new-password', // FRM-11
};

/** VAL-09, VAL-10 */
export const PASSWORD_AGAIN: FieldOf<'myAccount'> = {
  name: 'passwordConfirmation',
  component: 'password',
  label: 'form.password.again',
  validate: true,
  required: true,
  match: 'password',
  requiredMsg: 'FIELD_REQUIRED',
  invalidMatchMsg: 'PASSWORDS_DO_NOT_MATCH',
  autoComplete: 'new-password',
};
