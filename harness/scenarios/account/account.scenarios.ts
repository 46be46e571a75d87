import { signInFields } from '#src/auth/sign-in/sign-in-fields.ts';
import { formProblems } from '#src/forms/rules.ts';
import { family } from '../family.ts';
import type { ShopperStep } from '../scenario.ts';

import { acts, button, fact, heading, link, says, settles, fails } from '../step-builders.ts';
import { signsIn } from '../steps.ts';
import { DRAWER_COMES, OPENS_DRAWER } from './account-steps.ts';
import { ACCOUNT_LOADED, inAccount, withOrder } from './area-steps.ts';

function leaves(left: string, email: string, password: string, title: string): ShopperStep {
  const values = { email, password, rememberMe: false };
  const problems = formProblems(signInFields(), values);
  return acts(title, {
    input: 'auth/fillInSignIn',
    press: 'no-control',
    payload: { values, left, problems },
    state: { 'auth/signInForm': { problems } },
  });
}

const EMAIL = 'mira@selvedge.example';

export const accountScenarios = family((fixtures) => inAccount(fixtures, '/privacy'), ['account'], {
  'account-left-and-kept': {
    title: 'A shopper wants the account deleted, and keeps it after all',
    summary: 'An account that is to end can be kept until then.',
    shows: ['API-48, AUT-26', { rl: 'account/deletion--taken-back' }],
    steps: [
      settles('The page is there.', { facts: [ACCOUNT_LOADED] }),
      acts('Wants the account deleted.', {
        input: 'account/deleteAccount',
        press: 'no-control',
        asked: ['POST /account/@self/delete'],
        state: { 'account/leavingChange': { status: 'submitting' } },
      }),
      settles('Is told when it ends.', {
        facts: [fact('account/deletionPromised'), ACCOUNT_LOADED],
        state: { 'account/leavingChange': { status: 'idle' } },
      }),
      acts('Thinks better of it.', {
        input: 'account/keepAccount',
        press: button('Keep my account'),
        asked: ['POST /account/@self/keep'],
      }),
      settles('It stays.', {
        facts: [fact('account/accountKept'), ACCOUNT_LOADED],
        state: { 'account/leavingChange': { status: 'idle' } },
      }),
    ],
  },
  'account-overview': {
    title: 'A shopper looks at the account, with an order on its way',
    summary: 'What is on its way comes first, with what waits in the bag and on the wishlist.',
    shows: [
      'RTE-01, RTE-25, API-44, API-46, ROL-05, AUT-26',
      { rl: 'account/overview--order-on-its-way' },
      'rl',
    ],
    domains: ['account/accountLoaded', 'account/accountFailed'],
    start: withOrder,
    steps: [
      settles('The next delivery, the bag and the wishlist are there.', {
        facts: [ACCOUNT_LOADED],
        state: { 'orders/order': { status: 'ready' }, 'orders/orders': { status: 'ready' } },
        screen: [
          heading('Hello, Mira'),
          heading('Next delivery'),
          says('Your bag is empty.'),
          says('2 saved pieces.'),
          link('Become a member'),
        ],
      }),
    ],
  },
  'account-overview-fails': {
    title: 'The overview does not learn what is on its way',
    summary: 'The overview stays useful without its orders, and gets them on the next try.',
    shows: ['RTE-01, API-29', { hm: 'account/overview--without-orders' }],
    domains: ['account/accountLoaded', 'account/accountFailed', 'orders/ordersFailed'],
    start: withOrder,
    rules: [fails('GET /order*', 503)],
    steps: [
      settles('Says that the orders could not be read; the rest is there.', {
        facts: [ACCOUNT_LOADED, fact('orders/ordersFailed')],
        state: { 'orders/orders': { status: 'failed' } },
        screen: [says('We could not find out what is on its way.')],
      }),
      acts('Tries again.', {
        input: 'orders/retryOrders',
        press: button('Try again'),
        state: { 'orders/orders': { status: 'loading' } },
      }),
      settles('The next delivery is there.', {
        state: { 'orders/orders': { status: 'ready' } },
        screen: [heading('Next delivery')],
      }),
    ],
  },
  'data-downloaded': {
    title: 'A shopper takes all data along, at the second try',
    summary: 'Asked for one after the other; what fails is told, and asked for from the beginning.',
    shows: ['AUT-26, API-44, API-30', { rl: 'account/data--downloaded' }, 'rl'],
    start: (fixtures) => ({ ...withOrder(fixtures), path: inAccount(fixtures, '/privacy').path }),
    rules: [fails('GET /newsletter/preferences', 503)],
    steps: [
      settles('The page is there.', { facts: [ACCOUNT_LOADED] }),
      acts('Wants all data.', {
        input: 'account/downloadData',
        press: button('Download all my data'),
        state: { 'account/data': { status: 'gathering' } },
      }),
      settles('A part of it is not to be had: there is no file.', {
        facts: [fact('account/dataNotGathered', { errorKey: '_ERR_GENERIC' })],
        state: { 'account/data': { status: 'failed' } },
        screen: [
          says('We could not gather all of your data, so there is no file. Please try again.'),
        ],
      }),
      acts('Tries again.', {
        input: 'account/downloadData',
        press: button('Download all my data'),
      }),
      settles('The file is there.', {
        facts: [fact('account/dataGathered', { orders: 1 })],
        state: { 'account/data': { status: 'saved' } },
        screen: [says('The file is on your device.')],
      }),
    ],
  },
  'everywhere-without-answer': {
    title: 'Signing out on all devices fails',
    summary: 'Who could not be signed out everywhere is told so.',
    shows: ['AUT-21, SES-19', { hm: 'account/sign-out-everywhere--unreachable' }],
    domains: ['account', 'auth/signedOut', 'notices'],
    rules: [{ on: 'DELETE /loginidentity/@all', then: 'unreachable' }],
    steps: [
      settles('The page is there.', { facts: [ACCOUNT_LOADED] }),
      acts('Signs out on all devices.', {
        input: 'account/signOutEverywhere',
        press: button('Sign out on all devices'),
        asked: ['DELETE /loginidentity/@all'],
      }),
      settles('Is told that nothing has happened.', {
        facts: [fact('notices/noticeShown', { key: 'account:signOut.failed' })],
      }),
    ],
  },
  'sign-in-fields-left': {
    title: 'What the sign-in says of its fields',
    summary: 'Only what cannot be a password at all is refused before it is sent.',
    shows: ['VAL-01, VAL-07, VAL-08, VAL-16, VAL-19, FRM-01, FRM-13'],
    domains: ['auth/signInOpened', 'auth/signedIn', 'auth/signInFailed'],
    start: { path: '/' },
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      leaves('email', 'mira at selvedge', '', 'Writes the mail address without an at sign.'),
      leaves('password', EMAIL, 'indi', 'Types a password of four characters.'),
      leaves('password', EMAIL, '-----', 'Five are enough, without a letter or a digit.'),
      leaves('email', ` ${EMAIL} `, '-----', 'Blanks around the mail address do not count.'),
      signsIn('mira', 'Sign in', 'Types the right password.'),
      settles('Is signed in.', { facts: [fact('auth/signedIn')] }),
    ],
  },
});
