import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { PASSWORD_MAIL_SENT, asksForPassword } from '../account/account-steps.ts';
import { family } from '../family.ts';
import { atBag } from '../starts.ts';
import { acts, button, fact, heading, settles } from '../step-builders.ts';
import { signsIn } from '../steps.ts';
import { LANDING, goesOn, signsInFromHeader } from './membership-steps.ts';

export const accountMoveScenarios = family({ path: '/' }, ['auth/migrationNeeded'], {
  'account-moved': {
    title: 'An account moves with a sign-in',
    summary: 'Who has moved is told so, and goes on.',
    shows: [
      'AUT-23, RTE-03, RTE-27, MEM-02',
      { rl: 'auth/migration--moved', hm: 'auth/migration-tailored--moved' },
      'hm',
    ],
    steps: [
      ...signsInFromHeader('tomas'),
      settles('Is told that everything came along.', {
        facts: [fact('auth/migrationNeeded')],
        state: {
          'auth/signInState': { status: 'migrating' },
          'navigation/location': { path: LANDING, search: '?loginRedirect=%2F' },
        },
        screen: [heading('Your account has moved')],
      }),
      acts('Goes on.', {
        input: 'auth/leaveLanding',
        press: button('Go on'),
        asked: [],
        place: 'home',
      }),
      goesOn('/', 'Is where the sign-in began.', []),
    ],
  },
  'account-moved-in-the-checkout': {
    title: 'An account moves on the way to pay',
    summary: 'The gate can be put off in an account that moves as well.',
    shows: ['AUT-23, MEM-06', { hm: 'auth/migration--in-the-checkout' }],
    start: (fixtures) => ({ ...atBag(fixtures, 'guest'), path: '/checkout/login' }),
    steps: [
      settles('The checkout asks who it is.'),
      signsIn('tomas', undefined, 'Signs in.'),
      settles('Goes on with the purchase.', {
        facts: [fact('auth/migrationNeeded')],
        state: { 'navigation/location': { path: '/checkout/shipping' } },
      }),
    ],
  },
  'account-to-renew': {
    title: 'An account has to be renewed before anybody can sign in',
    summary: 'No error, but the way to a new password.',
    shows: ['AUT-22, GST-02, RTE-03, API-40', { rl: 'auth/migration--to-renew' }, 'rl'],
    steps: [
      ...signsInFromHeader('ines'),
      settles('Is on the page that says how, though a guest.', {
        facts: [fact('auth/migrationNeeded')],
        state: { 'navigation/location': { path: LANDING }, 'auth/drawer': { status: 'closed' } },
        screen: [heading('We have renewed our accounts')],
      }),
      asksForPassword(
        { email: DEMO_ACCOUNTS.ines.email, source: 'migration', within: undefined },
        'Asks for the link to a new password.',
      ),
      {
        ...PASSWORD_MAIL_SENT,
        facts: [],
      },
    ],
  },
  'let-in-as-elsewhere': {
    title: 'Somebody who has signed in in another tab asks for the orders',
    summary: 'What the tab remembers does not count while it is read who it is.',
    shows: ['GST-01', { rl: 'auth/door--let-in' }, 'rl'],
    domains: ['auth'],
    start: {
      path: '/myaccount/orders',
      person: 'jonas',
      storage: { 'selvedge.userType': 'guest' },
    },
    steps: [
      {
        ...goesOn('/myaccount/orders', 'Is let in.', []),
        screen: [heading('Nothing ordered yet')],
      },
    ],
  },
});
