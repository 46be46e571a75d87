import { NEW_PASSWORD, PASSWORD_AGAIN } from '../../auth/password/password-fields.ts';
import { EMAIL_FIELD } from '../../auth/sign-in/sign-in-fields.ts';
import type { FieldOf } from '../../forms/field.ts';
import type { CustomTestsOf } from '../../forms/rules.ts';

/** Current password: no rules, because the backend checks it. */
const PASSWORD_NOW: FieldOf<'myAccount'> = {
  name: 'password',
  component: 'password',
  validate: true,
  required: true,
  maxLength: 25,
  invalidMsg: 'request._ERR_PASSWORD_WRONG',
  autoComplete: 'current-password', // FRM-11
};

export const PASSWORD_FIELDS: readonly FieldOf<'myAccount'>[] = [
  {
    ...PASSWORD_NOW,
    name: 'oldPassword',
    label: 'area.password.old',
    requiredMsg: 'area.password.missing',
  },
  { ...NEW_PASSWORD, label: 'area.password.new' },
  { ...PASSWORD_AGAIN, label: 'area.password.again' },
];

/** Tests of a new password that involve several fields. */
export function passwordTests(email: string): CustomTestsOf<'myAccount'> {
  return {
    password: [
      {
        name: 'notEmail',
        errorMessage: 'register.isEmail',
        callback: (password) => String(password).trim().toLowerCase() !== email.toLowerCase(),
      },
      {
        name: 'another',
        errorMessage: 'area.password.same',
        callback: (password, { oldPassword }) => password !== oldPassword,
      },
    ],
  };
}

export const EMAIL_FIELDS: readonly FieldOf<'myAccount'>[] = [
  { ...EMAIL_FIELD, label: 'area.email.new', autoComplete: 'email' },
  {
    ...PASSWORD_NOW,
    label: 'area.email.password',
    helperText: 'area.email.passwordHelp',
    requiredMsg: 'area.email.missingPassword',
  },
];

/** Rejects the account's current email. */
export function emailTests(now: string): CustomTestsOf<'myAccount'> {
  return {
    email: [
      {
        name: 'another',
        errorMessage: 'request._ERR_EMAIL_SAME',
        callback: (email) => String(email).toLowerCase() !== now.toLowerCase(),
      },
    ],
  };
}
