import {
  REGISTRATION_FIELDS,
  registrationTests,
} from '#src/auth/registration/registration-fields.ts';
import { formProblems } from '#src/forms/rules.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { strangerAt } from '../../starts.ts';
import {
  ACCOUNT_MAIL_SENT,
  CHOOSES_REGISTRATION,
  CLOSES_DRAWER,
  DRAWER_COMES,
  NEW_EMAIL,
  OPENS_DRAWER,
  registers,
} from '../account-steps.ts';

const SLIPS = {
  email: NEW_EMAIL,
  password: 'weft-5',
  passwordConfirmation: 'weft-6',
  day: '30',
  month: '02',
  year: '1990',
  newsletter: false,
};
const problems = formProblems(REGISTRATION_FIELDS, SLIPS, registrationTests('2026-03-02'));

export const registrationCorrected: Scenario = {
  id: 'registration-corrected',
  title: 'A registration has slips in it, and is corrected',
  summary: 'Each slip is told at its field, nothing is sent, and nothing has to be typed again.',
  ledger: ['AUT-19', 'FRM-03', 'FRM-05', 'FRM-07', 'VAL-04', 'VAL-10', 'VAL-13'],
  domains: ['auth'],
  inBrowser: true,
  golden: [{ name: 'auth/registration--corrected', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      CHOOSES_REGISTRATION,
      {
        kind: 'shopper',
        title: 'Has a short password, repeats another one, and a birthday that there is not.',
        input: 'auth/submitRegistration',
        payload: { values: SLIPS, problems },
        press: {
          role: 'button',
          name: 'Create my account',
          within: 'Create an account',
          fill: {
            'E-mail address': SLIPS.email,
            Password: SLIPS.password,
            'Repeat password': SLIPS.passwordConfirmation,
            Day: SLIPS.day,
            Month: SLIPS.month,
            Year: SLIPS.year,
          },
        },
        facts: [
          { name: 'auth/registrationFormRefused', payload: { wrong: Object.keys(problems) } },
        ],
        state: {
          'auth/registrationForm': { attempts: 1, isValid: false },
          'auth/accountRequest': { status: 'idle' },
        },
        screen: [
          {
            text: 'Please choose a password of 10 to 25 characters with at least one letter and one digit.',
          },
          { text: 'The two passwords do not match.' },
          { text: 'Please enter a real date of birth, such as 28 02 1990.' },
        ],
      },
      registers(NEW_EMAIL, { title: 'Corrects all three.' }),
      ACCOUNT_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  })),
};
