import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { family } from '../family.ts';

import { acts, button, dialog, fact, pauses, says, settles } from '../step-builders.ts';
import {
  ACCOUNT_MAIL_SENT,
  CLOSES_DRAWER,
  NEW_EMAIL,
  NEW_PASSWORD,
  OPENS_ACCOUNT,
  byLink,
  registers,
  OPENS_REGISTRATION,
} from './account-steps.ts';

export const registrationScenarios = family({ path: '/' }, ['auth'], {
  'account-link-used': {
    title: 'The link of a registration is pressed a second time',
    summary: 'The link of a registration works once.',
    shows: ['AUT-15', { hm: 'auth/account-link--used' }],
    start: byLink({
      purpose: 'account',
      person: { email: NEW_EMAIL, password: NEW_PASSWORD },
      isUsed: true,
    }),
    steps: [
      settles('The link is there.'),
      OPENS_ACCOUNT,
      settles('Is told that it works once.', {
        facts: [fact('auth/linkRefused', { errorKey: '_ERR_LINK_USED' })],
        state: { 'auth/link': { status: 'refused', problem: 'used' } },
        screen: [button('Register again')],
      }),
      acts('Would rather register again.', {
        input: 'auth/askAnotherLink',
        press: button('Register again'),
        payload: { purpose: 'account' },
        facts: [fact('auth/signInOpened', { form: 'registration' })],
      }),
    ],
  },
  'account-opened': {
    title: 'A new shopper opens the account by the link in the mail',
    summary: 'The link in the mail of a registration opens the account at a press.',
    shows: ['AUT-15, AUT-17, AUT-20, MEM-02', { rl: 'auth/account-link--opened' }],
    domains: ['auth', 'notices'],
    start: byLink({
      purpose: 'account',
      person: { email: NEW_EMAIL, password: NEW_PASSWORD },
    }),
    steps: [
      settles('The address is right, and nothing of the link is in it any more.', {
        state: {
          'auth/link': { status: 'ready', purpose: 'account' },
          'navigation/location': { search: '' },
        },
        screen: [dialog('Your account')],
      }),
      OPENS_ACCOUNT,
      settles('Is signed in, and welcome.', {
        facts: [
          fact('auth/accountConfirmed'),
          fact('auth/signedIn'),
          fact('notices/noticeShown', { key: 'myAccount:registration.toast' }),
        ],
        state: { 'auth/link': { status: 'none' }, 'session/userInfo': { status: 'registered' } },
        screen: [says('Welcome. Your account is ready.')],
      }),
      pauses('The welcome goes after five seconds.', 5000, {
        facts: [fact('notices/noticeClosed')],
      }),
    ],
  },
  'registration-of-a-known-address': {
    title: 'Somebody registers with an address that has an account',
    summary: 'Somebody tries to find out who has an account, and is answered like anybody.',
    shows: ['AUT-19, API-39', { hm: 'auth/registration--address-known' }],
    steps: [
      ...OPENS_REGISTRATION,
      registers(DEMO_ACCOUNTS.mira.email, 'Gives the address of somebody who has one.'),
      ACCOUNT_MAIL_SENT,
    ],
  },
  'registration-requested': {
    title: 'A new shopper asks for an account',
    summary: 'A new shopper asks for an account; a mail has the link that makes it.',
    shows: [
      'AUT-11, AUT-12, AUT-19, API-39, VAL-11',
      { rl: 'auth/registration--requested', hm: 'auth/registration-tailored--requested' },
      'rl',
    ],
    steps: [
      ...OPENS_REGISTRATION,
      registers(NEW_EMAIL, 'Says who it is for, and chooses a password.'),
      ACCOUNT_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  },
  'registration-without-answer': {
    title: 'A registration gets no answer at first',
    summary: 'The shop does not answer at first. Nothing that was typed is lost.',
    shows: ['AUT-19, API-39', { rl: 'auth/registration--failed-and-retried' }, 'hm'],
    rules: [{ on: 'POST /person', call: 1, then: 'unreachable' }],
    steps: [
      ...OPENS_REGISTRATION,
      registers(NEW_EMAIL, 'Asks for an account.'),
      settles('Is told that the shop did not answer.', {
        facts: [fact('auth/accountRequestFailed', { errorKey: 'network' })],
        state: { 'auth/accountRequest': { status: 'failed' } },
        screen: [says('Our shop did not answer. What you typed is still here; please try again.')],
      }),
      registers(NEW_EMAIL, 'Tries again.'),
      ACCOUNT_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  },
});
