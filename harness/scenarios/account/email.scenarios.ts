import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { type Start, family } from '../family.ts';
import { acts, button, fact, says, settles } from '../step-builders.ts';
import { CONFIRMS_EMAIL, EMAIL_LINK_READY, NEW_EMAIL, byLink } from './account-steps.ts';
import { DETAILS_COME, OPENS_EMAIL, asksForEmail, inAccount } from './area-steps.ts';

function byEmailLink(minutesAgo = 5): Start {
  return byLink({ purpose: 'email', newEmail: NEW_EMAIL, minutesAgo });
}

export const emailScenarios = family(['auth'], {
  'email-asked': {
    title: 'A shopper wants another e-mail address, and is sent a link there',
    summary: 'Until the mail is confirmed the account has the address that it had.',
    shows: ['AUT-26, VAL-01', { rl: 'account/email--asked' }, 'rl'],
    domains: ['account'],
    start: (fixtures) => inAccount(fixtures, '/personaldetails'),
    steps: [
      DETAILS_COME,
      OPENS_EMAIL,
      asksForEmail(NEW_EMAIL, 'not-mine-at-all-1', 'Has another password in mind.'),
      settles('Is told that it is not the one.', {
        facts: [fact('account/emailNotAsked', { errorKey: '_ERR_PASSWORD_WRONG' })],
        state: { 'account/openForms': 'email', 'account/emailChange': { status: 'failed' } },
      }),
      asksForEmail(NEW_EMAIL, DEMO_ACCOUNTS.mira.password, 'Remembers it.'),
      settles('A mail is on its way there.', {
        facts: [fact('account/emailLinkSent')],
        state: {
          'account/emailChange': { status: 'sent', email: NEW_EMAIL },
          'account/account': { account: { emailAddress: DEMO_ACCOUNTS.mira.email } },
        },
        screen: [says(NEW_EMAIL)],
      }),
      acts('Has read it.', {
        input: 'account/closeForm',
        press: button('All right'),
        facts: [fact('account/formClosed')],
        state: { 'account/openForms': null, 'account/emailChange': { status: 'idle' } },
      }),
    ],
  },
  'email-confirmed': {
    title: 'A shopper confirms another e-mail address by the link in the mail',
    summary:
      'The mail is opened in a browser in which nobody is signed in: the account has the address all the same.',
    shows: ['AUT-15, AUT-26', { rl: 'auth/email-link--confirmed' }, 'hm'],
    domains: ['auth', 'notices'],
    start: byEmailLink(),
    steps: [
      EMAIL_LINK_READY,
      CONFIRMS_EMAIL,
      settles('Is told to sign in with it from now on.', {
        facts: [
          fact('auth/emailConfirmed'),
          fact('notices/noticeShown', { key: 'myAccount:link.email.toast' }),
        ],
        state: { 'auth/link': { status: 'none' } },
        screen: [says('Your new address is saved. Please sign in with it from now on.')],
      }),
    ],
  },
  'email-link-expired': {
    title: 'The link to another e-mail address is a day old',
    summary: 'A link to another address holds for a day; after that one asks again in the account.',
    shows: ['AUT-15', { hm: 'auth/email-link--expired' }],
    start: { ...byEmailLink(24 * 60 + 1), person: 'mira' },
    steps: [
      EMAIL_LINK_READY,
      CONFIRMS_EMAIL,
      settles('Is told that its time is over.', {
        facts: [fact('auth/linkRefused', { errorKey: '_ERR_LINK_EXPIRED' })],
        state: { 'auth/link': { status: 'refused', purpose: 'email', problem: 'expired' } },
        screen: [button('See your details')],
      }),
      acts('Goes where it can be asked for again.', {
        input: 'auth/askAnotherLink',
        press: button('See your details'),
        payload: { purpose: 'email' },
        state: {
          'auth/link': { status: 'none' },
          'navigation/location': { path: '/myaccount/personaldetails' },
        },
      }),
    ],
  },
  'email-link-of-somebody-else': {
    title: 'A link to another e-mail address is pressed where somebody else is signed in',
    summary:
      'Whoever is signed in as somebody else does not change an account that they do not see.',
    shows: ['AUT-15', { rl: 'auth/email-link--of-somebody-else' }],
    start: { ...byEmailLink(), person: 'jonas' },
    steps: [
      EMAIL_LINK_READY,
      CONFIRMS_EMAIL,
      settles('Is told whose link it is, and what to do.', {
        facts: [fact('auth/linkRefused', { errorKey: '_ERR_LINK_OF_OTHERS' })],
        state: { 'auth/link': { status: 'refused', purpose: 'email', problem: 'other' } },
      }),
    ],
  },
});
