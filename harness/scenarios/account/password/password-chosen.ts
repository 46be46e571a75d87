import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CHOOSES_PASSWORD, byLink } from '../account-steps.ts';

export const passwordChosen: Scenario = {
  id: 'password-chosen',
  title: 'A shopper chooses a new password by the link in the mail',
  summary: 'The link in the mail leads to another password, and into the account.',
  ledger: ['AUT-15', 'AUT-16', 'AUT-20', 'API-41', 'API-43', 'VAL-09', 'VAL-10'],
  domains: ['auth'],
  inBrowser: true,
  golden: [
    { name: 'auth/password-link--chosen', brand: 'rl' },
    { name: 'auth/password-link-tailored--chosen', brand: 'hm' },
  ],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, { purpose: 'password', name: 'id', person: 'mira', minutesAgo: 5 }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The link holds, and nothing of it is in the address any more.',
        facts: [{ name: 'auth/linkAccepted' }],
        state: { 'auth/link': { status: 'ready' }, 'navigation/location': { search: '' } },
        screen: [{ role: 'dialog', name: 'Choose a new password' }],
      },
      { ...CHOOSES_PASSWORD, asked: ['POST /membership/create_password'] },
      {
        kind: 'settle',
        title: 'Is signed in.',
        facts: [{ name: 'auth/passwordCreated' }, { name: 'auth/signedIn' }],
        state: { 'auth/link': { status: 'none' }, 'session/userInfo': { status: 'registered' } },
        screen: [{ text: 'Your new password is saved. You are signed in.' }],
      },
    ],
  })),
};
