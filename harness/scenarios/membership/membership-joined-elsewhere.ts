import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { INVITATION, IS_NONE, JOIN, atMembership, joins } from './membership-steps.ts';

export const membershipJoinedElsewhere: Scenario = {
  id: 'membership-joined-elsewhere',
  title: 'A shopper has joined in another tab already',
  summary: 'What is so already is no error.',
  ledger: ['API-47'],
  domains: ['membership'],
  golden: [{ name: 'membership/membership--elsewhere', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atMembership(fixtures),
    rules: [{ on: JOIN, call: 1, then: { status: 400, errorKey: '_ERR_MEMBERSHIP_EXISTS' } }],
    screen: [],
    steps: [
      INVITATION,
      joins({ title: 'Joins.' }),
      {
        ...INVITATION,
        title: 'Is shown what is so.',
        facts: [{ name: 'membership/membershipChanged', payload: { wish: 'join' } }, IS_NONE],
      },
    ],
  })),
};
