import type { BrandFixtures } from '../brand-fixtures.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { family } from '../family.ts';
import { acts, button, dialog, fact, says, settles } from '../step-builders.ts';
import { CREATE_GUEST, DELETE_GUEST } from '../steps.ts';
import {
  CHOOSES_PASSWORD,
  CLOSES_DRAWER,
  PASSWORD_MAIL_SENT,
  asksForPassword,
  byLink,
} from './account-steps.ts';
import { DETAILS_COME, OPENS_PASSWORD, changesPassword, inAccount } from './area-steps.ts';

const start = (fixtures: BrandFixtures) => inAccount(fixtures, '/personaldetails');

const STORY = ['auth'];

export const passwordScenarios = family(start, STORY, {
  'password-change-without-answer': {
    title: 'The answer to a new password is lost',
    summary: 'Which password holds nobody knows: the shopper is told so, and how to find out.',
    shows: ['AUT-26', { hm: 'account/password--answer-lost' }],
    domains: ['account'],
    rules: [{ on: 'POST /account/@self/password', call: 1, then: 'lost' }],
    steps: [
      DETAILS_COME,
      OPENS_PASSWORD,
      changesPassword(DEMO_ACCOUNTS.mira.password, 'Saves another one.'),
      settles('Is told that it may be saved.', {
        facts: [fact('account/passwordNotChanged', { errorKey: 'network' })],
        state: {
          'account/openForms': 'password',
          'account/passwordChange': { status: 'failed' },
        },
      }),
      changesPassword(DEMO_ACCOUNTS.mira.password, 'Tries again.'),
      settles('The old one is not taken any more: the new one holds.', {
        facts: [fact('account/passwordNotChanged', { errorKey: '_ERR_PASSWORD_WRONG' })],
      }),
    ],
  },
  'password-changed': {
    title: 'A shopper takes another password, after a slip with the old one',
    summary:
      'A wrong one is told, and leaves the form open; the right one changes it, and the form is gone.',
    shows: ['AUT-26, VAL-04, VAL-10', { rl: 'account/password--changed' }, 'rl'],
    domains: ['account', 'notices'],
    steps: [
      DETAILS_COME,
      OPENS_PASSWORD,
      changesPassword('not-mine-at-all-1', 'Has another one in mind.'),
      settles('Is told that it is not the one.', {
        facts: [fact('account/passwordNotChanged', { errorKey: '_ERR_PASSWORD_WRONG' })],
        state: {
          'account/openForms': 'password',
          'account/passwordChange': { status: 'failed' },
        },
        screen: [says('That is not your current password. Please try again.')],
      }),
      changesPassword(DEMO_ACCOUNTS.mira.password, 'Remembers it.'),
      settles('It is saved, and all other devices are signed out.', {
        facts: [
          fact('account/passwordChanged'),
          fact('account/formClosed'),
          fact('notices/noticeShown', { key: 'myAccount:area.password.saved' }),
        ],
        state: { 'account/openForms': null, 'account/passwordChange': { status: 'idle' } },
        screen: [says('Your new password is saved. You are signed out on all other devices.')],
      }),
    ],
  },
  'password-chosen': {
    title: 'A shopper chooses a new password by the link in the mail',
    summary: 'The link in the mail leads to another password, and into the account.',
    shows: [
      'AUT-15, AUT-16, AUT-20, API-41, API-43, VAL-09, VAL-10',
      { rl: 'auth/password-link--chosen', hm: 'auth/password-link-tailored--chosen' },
      'hm',
    ],
    start: byLink({ purpose: 'password', name: 'id' }),
    steps: [
      settles('The link holds, and nothing of it is in the address any more.', {
        facts: [fact('auth/linkAccepted')],
        state: { 'auth/link': { status: 'ready' }, 'navigation/location': { search: '' } },
        screen: [dialog('Choose a new password')],
      }),
      { ...CHOOSES_PASSWORD, asked: ['POST /membership/create_password'] },
      settles('Is signed in.', {
        facts: [fact('auth/passwordCreated'), fact('auth/signedIn')],
        state: { 'auth/link': { status: 'none' }, 'session/userInfo': { status: 'registered' } },
        screen: [says('Your new password is saved. You are signed in.')],
      }),
    ],
  },
  'password-chosen-by-krypto': {
    title: 'A shopper whose account was renewed chooses a new password by the shop’s own link',
    summary: 'Whose account was renewed gets in again by a new password.',
    shows: ['AUT-15, AUT-16, AUT-22, API-42, API-43', { rl: 'auth/password-link--by-krypto' }],
    start: byLink({
      purpose: 'password',
      person: 'ines',
    }),
    steps: [
      settles('The link holds.', {
        facts: [fact('auth/linkAccepted')],
        asked: ['POST /person/create_password/validate', CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
        state: { 'auth/link': { status: 'ready' } },
      }),
      { ...CHOOSES_PASSWORD, asked: ['POST /person/create_password'] },
      settles('Is signed in.', {
        facts: [fact('auth/passwordCreated'), fact('auth/signedIn')],
        state: { 'session/userInfo': { status: 'registered' } },
      }),
    ],
  },
  'password-link-expired': {
    title: 'The link to a new password is an hour old',
    summary: 'A link holds for an hour; another one is two presses away.',
    shows: ['AUT-15, API-41, API-40', { rl: 'auth/password-link--expired' }, 'hm'],
    start: byLink({ purpose: 'password', name: 'id', minutesAgo: 61 }),
    steps: [
      settles('Is told that its time is over.', {
        facts: [fact('auth/linkRefused', { errorKey: '_ERR_LINK_EXPIRED' })],
        state: { 'auth/link': { status: 'refused', problem: 'expired' } },
        screen: [button('Send me a new link')],
      }),
      acts('Wants another one.', {
        input: 'auth/askAnotherLink',
        press: button('Send me a new link'),
        payload: { purpose: 'password' },
        facts: [fact('auth/signInOpened', { form: 'forgot-password' })],
      }),
      settles('The drawer asks where it shall go.', { screen: [dialog('A new password')] }),
      asksForPassword(
        { email: DEMO_ACCOUNTS.mira.email, source: 'mailed-link', within: 'A new password' },
        'Says so.',
      ),
      PASSWORD_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  },
  'password-link-used': {
    title: 'The link to a new password is pressed a second time',
    summary: 'A link works once; who has closed the dialog is where everybody is.',
    shows: ['AUT-15, API-42', { hm: 'auth/password-link--used' }],
    start: byLink({
      purpose: 'password',
      isUsed: true,
    }),
    steps: [
      settles('Is told that it works once.', {
        facts: [fact('auth/linkRefused', { errorKey: '_ERR_LINK_USED' })],
        state: { 'auth/link': { status: 'refused', problem: 'used' } },
      }),
      acts('Knows the password after all.', {
        input: 'auth/dismissLink',
        press: button('Close'),
        state: { 'auth/link': { status: 'none' } },
      }),
    ],
  },
});
