import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { NEW_EMAIL, NEW_PASSWORD, OPENS_ACCOUNT, byLink } from '../account-steps.ts';

export const accountOpened: Scenario = {
  id: 'account-opened',
  title: 'A new shopper opens the account by the link in the mail',
  summary: 'The link in the mail of a registration opens the account at a press.',
  ledger: ['AUT-15', 'AUT-17', 'AUT-20', 'MEM-02'],
  domains: ['auth', 'notices'],
  golden: [{ name: 'auth/account-link--opened', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, {
      purpose: 'account',
      name: 'krypto',
      person: { email: NEW_EMAIL, password: NEW_PASSWORD },
      minutesAgo: 5,
    }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The address is right, and nothing of the link is in it any more.',
        facts: [],
        state: {
          'auth/link': { status: 'ready', purpose: 'account' },
          'navigation/location': { search: '' },
        },
        screen: [{ role: 'dialog', name: 'Your account' }],
      },
      OPENS_ACCOUNT,
      {
        kind: 'settle',
        title: 'Is signed in, and welcome.',
        facts: [
          { name: 'auth/accountConfirmed' },
          { name: 'auth/signedIn' },
          { name: 'notices/noticeShown', payload: { key: 'myAccount:registration.toast' } },
        ],
        state: { 'auth/link': { status: 'none' }, 'session/userInfo': { status: 'registered' } },
        screen: [{ text: 'Welcome. Your account is ready.' }],
      },
      {
        kind: 'pause',
        title: 'The welcome goes after five seconds.',
        ms: 5000,
        facts: [{ name: 'notices/noticeClosed' }],
      },
    ],
  })),
};
