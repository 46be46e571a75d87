import { CREATE_GUEST, DELETE_GUEST } from '../../steps.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CHOOSES_PASSWORD, byLink } from '../account-steps.ts';

export const passwordChosenByKrypto: Scenario = {
  id: 'password-chosen-by-krypto',
  title: 'A shopper whose account was renewed chooses a new password by the shop’s own link',
  summary: 'Whose account was renewed gets in again by a new password.',
  ledger: ['AUT-15', 'AUT-16', 'AUT-22', 'API-42', 'API-43'],
  domains: ['auth'],
  golden: [{ name: 'auth/password-link--by-krypto', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, {
      purpose: 'password',
      name: 'krypto',
      person: 'ines',
      minutesAgo: 5,
    }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The link holds.',
        facts: [{ name: 'auth/linkAccepted' }],
        asked: ['POST /person/create_password/validate', CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
        state: { 'auth/link': { status: 'ready' } },
      },
      { ...CHOOSES_PASSWORD, asked: ['POST /person/create_password'] },
      {
        kind: 'settle',
        title: 'Is signed in.',
        facts: [{ name: 'auth/passwordCreated' }, { name: 'auth/signedIn' }],
        state: { 'session/userInfo': { status: 'registered' } },
      },
    ],
  })),
};
