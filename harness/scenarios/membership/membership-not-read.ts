import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { MEMBER_COMES, atMembership } from './membership-steps.ts';

export const membershipNotRead: Scenario = {
  id: 'membership-not-read',
  title: 'The membership cannot be read',
  summary: 'What could not be had is to be had at a press.',
  ledger: ['API-46'],
  domains: ['membership'],
  golden: [{ name: 'membership/membership--not-read', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atMembership(fixtures), isMember: true },
    rules: [{ on: 'GET /membership/*', call: 1, then: { status: 400, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The page says so, and what to do.',
        facts: [{ name: 'membership/membershipMissed' }],
        state: { 'membership/membership': { status: 'failed' } },
        screen: [
          { role: 'heading', name: 'We cannot show your membership just now' },
          { role: 'button', name: 'Try again' },
        ],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'membership/retryMembership',
        press: { role: 'button', name: 'Try again' },
        facts: [],
        asked: [],
      },
      MEMBER_COMES,
    ],
  })),
};
