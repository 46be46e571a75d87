import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { CONFIRMS_EMAIL, EMAIL_LINK_READY, NEW_EMAIL, byLink } from './account-steps.ts';

export const emailLinkExpired: Scenario = {
  id: 'email-link-expired',
  title: 'The link to another e-mail address is a day old',
  summary: 'A link to another address holds for a day; after that one asks again in the account.',
  ledger: ['AUT-15'],
  domains: ['auth'],
  golden: [{ name: 'auth/email-link--expired', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...byLink(fixtures, {
        purpose: 'email',
        name: 'krypto',
        person: 'mira',
        newEmail: NEW_EMAIL,
        minutesAgo: 24 * 60 + 1,
      }),
      person: 'mira',
    },
    rules: [],
    screen: [],
    steps: [
      EMAIL_LINK_READY,
      CONFIRMS_EMAIL,
      {
        kind: 'settle',
        title: 'Is told that its time is over.',
        facts: [{ name: 'auth/linkRefused', payload: { errorKey: '_ERR_LINK_EXPIRED' } }],
        state: { 'auth/link': { status: 'refused', purpose: 'email', problem: 'expired' } },
        screen: [{ role: 'button', name: 'See your details' }],
      },
      {
        kind: 'shopper',
        title: 'Goes where it can be asked for again.',
        input: 'auth/askAnotherLink',
        payload: { purpose: 'email' },
        press: { role: 'button', name: 'See your details' },
        facts: [],
        state: {
          'auth/link': { status: 'none' },
          'navigation/location': { path: '/myaccount/personaldetails' },
        },
      },
    ],
  })),
};
