import { LETTER_TESTS, letterFields } from '#src/contact/letter-fields.ts';
import { formProblems } from '#src/forms/rules.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { FORM_IS_THERE } from './contact-steps.ts';

const FIELDS = letterFields({ email: undefined, order: '', hasCaptcha: true });
const EMPTY = {
  topic: '',
  orderId: '',
  firstName: '',
  lastName: '',
  email: '',
  message: '',
  file: '',
  isCopied: false,
  captcha: '',
};
const problems = formProblems(FIELDS, EMPTY, LETTER_TESTS);
const SOME = { ...EMPTY, orderId: 'seven', message: 'Where is my parcel?' };

export const contactLeftEmpty: Scenario = {
  id: 'contact-left-empty',
  title: 'An empty letter is not sent',
  summary: 'Every field that needs something says so; the message says how long it may be.',
  ledger: ['FRM-03', 'FRM-05', 'FRM-07', 'FRM-12', 'SLC-01', 'SLC-02', 'VAL-20'],
  domains: ['contact'],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/contactus'),
    rules: [],
    screen: [],
    steps: [
      FORM_IS_THERE,
      {
        kind: 'shopper',
        title: 'Sends it as it is.',
        input: 'contact/submitLetter',
        payload: { values: EMPTY, problems },
        press: { role: 'button', name: 'Send message' },
        facts: [{ name: 'contact/letterFormRefused', payload: { wrong: Object.keys(problems) } }],
        state: { 'contact/letterForm': { attempts: 1, isValid: false } },
      },
      {
        kind: 'settle',
        title: 'Each field says what it needs.',
        facts: [],
        screen: [{ text: 'Please choose a topic.' }],
      },
      {
        kind: 'shopper',
        title: 'Writes a line, and an order number in words.',
        input: 'contact/fillInLetter',
        payload: {
          values: SOME,
          left: 'orderId',
          problems: formProblems(FIELDS, SOME, LETTER_TESTS),
        },
        press: 'no-control',
        facts: [],
      },
    ],
  })),
};
