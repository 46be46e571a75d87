import { BIRTH_DATE, birthDateTests } from '../../forms/birth-date.ts';
import type { FieldOf } from '../../forms/field.ts';
import type { CustomTestsOf } from '../../forms/rules.ts';
import { NEW_PASSWORD, PASSWORD_AGAIN } from '../password/password-fields.ts';
import { EMAIL_FIELD } from '../sign-in/sign-in-fields.ts';

/** VAL-16 */
const NEWSLETTER: FieldOf<'myAccount'> = {
  name: 'newsletter',
  component: 'checkbox',
  label: 'register.newsletter',
};

/** AUT-19 */
export const REGISTRATION_FIELDS: readonly FieldOf<'myAccount'>[] = [
  { ...EMAIL_FIELD, autoFocus: true },
  { ...NEW_PASSWORD, showPasswordHelp: 'OnFocus' },
  PASSWORD_AGAIN,
  BIRTH_DATE,
  NEWSLETTER,
];

/**
 * AUT-19, ENT-11: the same fields with a known address. It is read-only, for password managers; the
 * form's values omit it.
 */
export function knownAccountFields(
  email: string | undefined,
  password: FieldOf<'myAccount'>,
): readonly FieldOf<'myAccount'>[] {
  const known: FieldOf<'myAccount'> = {
    ...EMAIL_FIELD,
    validate: false,
    isReadOnly: true,
    value: email ?? '',
  };
  const fields = [password, PASSWORD_AGAIN, BIRTH_DATE, NEWSLETTER];
  return email === undefined ? fields : [known, ...fields];
}

/** Tests over several fields. `today` is `YYYY-MM-DD`; `known` is an address that is not typed. */
export function registrationTests(today: string, known?: string): CustomTestsOf<'myAccount'> {
  return {
    dob: birthDateTests(today),
    password: [
      {
        name: 'notEmail',
        errorMessage: 'register.isEmail',
        callback: (password, { email }) =>
          String(password).trim().toLowerCase() !== String(known ?? email).toLowerCase(),
      },
    ],
  };
}

export const FORGOT_FIELDS: readonly FieldOf<'myAccount'>[] = [{ ...EMAIL_FIELD, autoFocus: true }];
