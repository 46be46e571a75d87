import { BIRTH_DATE, birthDateTests } from '../../forms/birth-date.ts';
import type { Field } from '../../forms/field.ts';
import type { CustomTests } from '../../forms/rules.ts';
import { NEW_PASSWORD, PASSWORD_AGAIN } from '../password/password-fields.ts';
import { EMAIL_FIELD } from '../sign-in/sign-in-fields.ts';

/** AUT-19 */
export const REGISTRATION_FIELDS: readonly Field[] = [
  { ...EMAIL_FIELD, autoFocus: true },
  { ...NEW_PASSWORD, showPasswordHelp: 'OnFocus' },
  PASSWORD_AGAIN,
  BIRTH_DATE,
  // VAL-16
  { name: 'newsletter', component: 'checkbox', label: 'register.newsletter' },
];

/** What no single field can say. `today` is `YYYY-MM-DD`. */
export function registrationTests(today: string): CustomTests {
  return {
    dob: birthDateTests(today),
    password: [
      {
        name: 'notEmail',
        errorMessage: 'register.isEmail',
        callback: (password, { email }) =>
          String(password).trim().toLowerCase() !== String(email).toLowerCase(),
      },
    ],
  };
}

export const FORGOT_FIELDS: readonly Field[] = [{ ...EMAIL_FIELD, autoFocus: true }];
