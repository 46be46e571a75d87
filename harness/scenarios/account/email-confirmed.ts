import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { CONFIRMS_EMAIL, EMAIL_LINK_READY, NEW_EMAIL, byLink } from './account-steps.ts';

export const emailConfirmed: Scenario = {
  id: 'email-confirmed',
  title: 'A shopper confirms another e-mail address by the link in the mail',
  summary:
    'The mail is opened in a browser in which nobody is signed in: the account has the address all the same.',
  ledger: ['AUT-15', 'AUT-26'],
  domains: ['auth', 'notices'],
  inBrowser: true,
  golden: [{ name: 'auth/email-link--confirmed', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, {
      purpose: 'email',
      name: 'krypto',
      person: 'mira',
      newEmail: NEW_EMAIL,
      minutesAgo: 5,
    }),
    rules: [],
    screen: [],
    steps: [
      EMAIL_LINK_READY,
      CONFIRMS_EMAIL,
      {
        kind: 'settle',
        title: 'Is told to sign in with it from now on.',
        facts: [
          { name: 'auth/emailConfirmed' },
          { name: 'notices/noticeShown', payload: { key: 'myAccount:link.email.toast' } },
        ],
        state: { 'auth/link': { status: 'none' } },
        screen: [{ text: 'Your new address is saved. Please sign in with it from now on.' }],
      },
    ],
  })),
};
