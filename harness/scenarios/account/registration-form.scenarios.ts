import {
  REGISTRATION_FIELDS,
  registrationTests,
} from '#src/auth/registration/registration-fields.ts';
import { formProblems } from '#src/forms/rules.ts';
import { family } from '../family.ts';
import type { ShopperStep } from '../scenario.ts';

import { acts, fact, says, settles } from '../step-builders.ts';
import {
  ACCOUNT_MAIL_SENT,
  CLOSES_DRAWER,
  NEW_EMAIL,
  NEW_PASSWORD,
  registers,
  sendsRegistration,
  OPENS_REGISTRATION,
} from './account-steps.ts';

const SLIPS = {
  email: NEW_EMAIL,
  password: 'weft-5',
  passwordConfirmation: 'weft-6',
  day: '30',
  month: '02',
  year: '1990',
  newsletter: false,
};

const EMPTY = {
  email: '',
  password: '',
  passwordConfirmation: '',
  day: '',
  month: '',
  year: '',
  newsletter: false,
};

function problemsOf(values: typeof EMPTY) {
  return formProblems(REGISTRATION_FIELDS, values, registrationTests('2026-03-02'));
}

const problems = problemsOf(SLIPS);

/** Leaves a field with these values in the form; expects its error or none. */
function leaves(left: string, values: Partial<typeof EMPTY>, title: string): ShopperStep {
  const all = { ...EMPTY, ...values };
  const problems = problemsOf(all);
  return acts(title, {
    input: 'auth/fillInRegistration',
    press: 'no-control',
    payload: { values: all, left, problems },
    state: { 'auth/registrationForm': { values, problems } },
  });
}

const email = NEW_EMAIL;

const password = NEW_PASSWORD;

const right = { email, password, passwordConfirmation: password };

export const registrationFormScenarios = family({ path: '/' }, ['auth'], {
  'registration-corrected': {
    title: 'A registration has slips in it, and is corrected',
    summary: 'Each slip is told at its field, nothing is sent, and nothing has to be typed again.',
    shows: [
      'AUT-19, FRM-03, FRM-05, FRM-07, VAL-04, VAL-10, VAL-13',
      { rl: 'auth/registration--corrected' },
      'hm',
    ],
    steps: [
      ...OPENS_REGISTRATION,
      acts('Has a short password, repeats another one, and a birthday that there is not.', {
        input: 'auth/submitRegistration',
        press: sendsRegistration(SLIPS),
        payload: { values: SLIPS, problems },
        facts: [fact('auth/registrationFormRefused', { wrong: Object.keys(problems) })],
        state: {
          'auth/registrationForm': { attempts: 1, isValid: false },
          'auth/accountRequest': { status: 'idle' },
        },
        screen: [
          says(
            'Please choose a password of 10 to 25 characters with at least one letter and one digit.',
          ),
          says('The two passwords do not match.'),
          says('Please enter a real date of birth, such as 28 02 1990.'),
        ],
      }),
      registers(NEW_EMAIL, 'Corrects all three.'),
      ACCOUNT_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  },
  'registration-fields-left': {
    title: 'The fields of a registration are left, one after the other',
    summary: 'What is wrong with a field is told once it is left, and not before.',
    shows: [
      'FRM-01, FRM-02, FRM-09, FRM-13, VAL-02, VAL-03, VAL-05, VAL-06, VAL-12, VAL-14, VAL-15, VAL-16, VAL-20, VAL-21, VAL-22, VAL-24, VAL-25, ADR-17, ADR-18, ADR-19',
    ],
    steps: [
      ...OPENS_REGISTRATION,
      leaves('email', {}, 'Leaves the mail address empty: is asked for one.'),
      leaves(
        'email',
        { email: `${'a'.repeat(120)}@mail.example` },
        'Types one of more than 125 characters.',
      ),
      leaves('password', { email }, 'Leaves the password empty.'),
      leaves('password', { email, password: 'warp-and-weft' }, 'Types one without a digit.'),
      leaves('password', { email, password: '1873-1874-1875' }, 'Types one without a letter.'),
      leaves(
        'passwordConfirmation',
        { email, password, passwordConfirmation: 'weft-and-warp-5' },
        'Repeats another one.',
      ),
      leaves('dob', { ...right, day: '32', month: '13', year: '90' }, 'Is born on 32 13 90.'),
      leaves('dob', { ...right, day: '28', month: '02', year: '1850' }, 'Is 176 years old.'),
      leaves('dob', { ...right, day: '03', month: '03', year: '2008' }, 'Is 18 tomorrow.'),
      leaves('dob', { ...right, day: '28', month: '02', year: '1990' }, 'Is old enough.'),
      settles('Nothing is wrong any more. The box for news stays empty, as it may.', {
        state: { 'auth/registrationForm': { isValid: true } },
      }),
      registers(NEW_EMAIL, 'Wants the account.'),
      ACCOUNT_MAIL_SENT,
    ],
  },
});
