import { formProblems } from '#src/forms/rules.ts';
import { signInFields } from '#src/auth/sign-in/sign-in-fields.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario, ShopperStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { signsIn } from '../steps.ts';
import { DRAWER_COMES, OPENS_DRAWER } from './account-steps.ts';

function leaves(left: string, email: string, password: string, title: string): ShopperStep {
  const values = { email, password, rememberMe: false };
  const problems = formProblems(signInFields(), values);
  return {
    kind: 'shopper',
    title,
    input: 'auth/fillInSignIn',
    payload: { values, left, problems },
    press: 'no-control',
    facts: [],
    state: { 'auth/signInForm': { problems } },
  };
}

const EMAIL = 'mira@selvedge.example';

export const signInFieldsLeft: Scenario = {
  id: 'sign-in-fields-left',
  title: 'What the sign-in says of its fields',
  summary: 'Only what cannot be a password at all is refused before it is sent.',
  ledger: ['VAL-01', 'VAL-07', 'VAL-08', 'VAL-16', 'VAL-19', 'FRM-01', 'FRM-13'],
  domains: ['auth/signInOpened', 'auth/signedIn', 'auth/signInFailed'],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      leaves('email', 'mira at selvedge', '', 'Writes the mail address without an at sign.'),
      leaves('password', EMAIL, 'indi', 'Types a password of four characters.'),
      leaves('password', EMAIL, '-----', 'Five are enough, without a letter or a digit.'),
      leaves('email', ` ${EMAIL} `, '-----', 'Blanks around the mail address do not count.'),
      signsIn('mira', 'Sign in', { title: 'Types the right password.' }),
      { kind: 'settle', title: 'Is signed in.', facts: [{ name: 'auth/signedIn' }] },
    ],
  })),
};
