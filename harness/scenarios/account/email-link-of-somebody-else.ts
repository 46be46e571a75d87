import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { CONFIRMS_EMAIL, EMAIL_LINK_READY, NEW_EMAIL, byLink } from './account-steps.ts';

export const emailLinkOfSomebodyElse: Scenario = {
  id: 'email-link-of-somebody-else',
  title: 'A link to another e-mail address is pressed where somebody else is signed in',
  summary: 'Whoever is signed in as somebody else does not change an account that they do not see.',
  ledger: ['AUT-15'],
  domains: ['auth'],
  golden: [{ name: 'auth/email-link--of-somebody-else', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...byLink(fixtures, {
        purpose: 'email',
        name: 'krypto',
        person: 'mira',
        newEmail: NEW_EMAIL,
        minutesAgo: 5,
      }),
      person: 'jonas',
    },
    rules: [],
    screen: [],
    steps: [
      EMAIL_LINK_READY,
      CONFIRMS_EMAIL,
      {
        kind: 'settle',
        title: 'Is told whose link it is, and what to do.',
        facts: [{ name: 'auth/linkRefused', payload: { errorKey: '_ERR_LINK_OF_OTHERS' } }],
        state: { 'auth/link': { status: 'refused', purpose: 'email', problem: 'other' } },
      },
    ],
  })),
};
