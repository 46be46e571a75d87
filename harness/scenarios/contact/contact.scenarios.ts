import { MESSAGE_TESTS, messageFields } from '#src/contact/contact-message-fields.ts';
import { formProblems } from '#src/forms/rules.ts';
import { family } from '../family.ts';

import { acts, button, fact, says, settles } from '../step-builders.ts';
import { FORM_IS_THERE, SEND, letterFails, letterIsThere, writes } from './contact-steps.ts';

const FIELDS = messageFields({ email: undefined, order: '', hasCaptcha: true });

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

const problems = formProblems(FIELDS, EMPTY, MESSAGE_TESTS);

const SOME = { ...EMPTY, orderId: 'seven', message: 'Where is my parcel?' };

export const contactScenarios = family({ path: '/contactus' }, ['contact'], {
  'contact-about-an-order': {
    title: 'Somebody asks about an order, and wants a copy',
    summary: 'The order is named by the address; the copy is in the outbox.',
    shows: ['API-64, RTE-15', { rl: 'contact/letter--about-an-order' }],
    start: { path: '/contactus', search: '?order=700001' },
    steps: [
      FORM_IS_THERE,
      writes('Asks about it.', { orderId: '700001', isCopied: true }),
      letterIsThere('C101', true),
    ],
  },
  'contact-captcha-spent': {
    title: 'A captcha is good for one letter',
    summary: 'The second letter with the same answer is refused, and taken with a new one.',
    shows: ['API-64, CAP-02, CAP-03', { rl: 'contact/letter--captcha-spent' }],
    steps: [
      FORM_IS_THERE,
      writes('Writes.'),
      letterIsThere(),
      writes('Writes again, with an answer that was used.'),
      letterFails(
        '_ERR_CAPTCHA_INVALID',
        'Please show once more that you are a person. What you wrote is still here.',
      ),
      writes('Ticks the box once more.', { captcha: 'another-simulated-answer' }),
      letterIsThere('C102'),
    ],
  },
  'contact-left-empty': {
    title: 'An empty letter is not sent',
    summary: 'Every field that needs something says so; the message says how long it may be.',
    shows: ['FRM-03, FRM-05, FRM-07, FRM-12, SLC-01, SLC-02, VAL-20', {}, 'rl'],
    steps: [
      FORM_IS_THERE,
      acts('Sends it as it is.', {
        input: 'contact/submitLetter',
        press: button('Send message'),
        payload: { values: EMPTY, problems },
        facts: [fact('contact/letterFormRefused', { wrong: Object.keys(problems) })],
        state: { 'contact/letterForm': { attempts: 1, isValid: false } },
      }),
      settles('Each field says what it needs.', { screen: [says('Please choose a topic.')] }),
      acts('Writes a line, and an order number in words.', {
        input: 'contact/fillInLetter',
        press: 'no-control',
        payload: {
          values: SOME,
          left: 'orderId',
          problems: formProblems(FIELDS, SOME, MESSAGE_TESTS),
        },
      }),
    ],
  },
  'contact-sent': {
    title: 'Somebody writes to customer service',
    summary: 'A letter arrives; an impatient press in between sends nothing.',
    shows: ['API-64, CAP-02, RTE-15', { rl: 'contact/letter--sent' }],
    steps: [
      FORM_IS_THERE,
      writes('Writes.'),
      writes({
        title: 'Presses once more, before there is an answer. Nothing is sent.',
        asked: [],
      }),
      letterIsThere(),
      acts('Would like to write another one.', {
        input: 'contact/writeAnother',
        press: button('Write another message'),
        state: { 'contact/letterState': { status: 'idle' } },
      }),
    ],
  },
  'contact-throttled': {
    title: 'Who writes too often has to wait',
    summary: 'The shop asks to wait; what was written is still there.',
    shows: ['API-64', { rl: 'contact/letter--throttled' }],
    rules: [
      {
        on: SEND,
        call: 1,
        then: { status: 429, errorKey: '_ERR_TOO_MANY_ATTEMPTS', retryAfter: 240 },
      },
    ],
    steps: [
      FORM_IS_THERE,
      writes('Writes the eleventh letter.'),
      {
        ...letterFails(
          '_ERR_TOO_MANY_ATTEMPTS',
          'You have written to us several times already. Please wait 4 minutes; what you wrote is still here.',
        ),
        state: { 'contact/letterState': { status: 'throttled', seconds: 240 } },
      },
    ],
  },
  'contact-without-answer': {
    title: 'A letter gets no answer at first',
    summary: 'The shop does not answer at first. Nothing that was written is lost.',
    shows: ['API-64, CAP-02', { rl: 'contact/letter--failed-and-retried' }],
    rules: [{ on: SEND, call: 1, then: 'unreachable' }],
    steps: [
      FORM_IS_THERE,
      writes('Writes.'),
      letterFails(
        'network',
        'Our shop did not answer. What you wrote is still here; please try again.',
      ),
      writes('Ticks the box once more, and tries again.', { captcha: 'another-simulated-answer' }),
      letterIsThere(),
    ],
  },
});
