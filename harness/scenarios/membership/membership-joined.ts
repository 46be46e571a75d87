import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { INVITATION, IS_MEMBER, MEMBER_COMES, atMembership, joins } from './membership-steps.ts';

export const membershipJoined: Scenario = {
  id: 'membership-joined',
  title: 'A shopper joins the membership',
  summary: 'In at a press, with level and points.',
  ledger: ['MEM-01', 'API-46', 'API-47'],
  domains: ['membership'],
  inBrowser: true,
  golden: [
    { name: 'membership/membership--joined', brand: 'rl' },
    { name: 'membership/membership-tailored--joined', brand: 'hm' },
  ],
  in: inBoth((fixtures) => ({
    start: atMembership(fixtures),
    rules: [],
    screen: [],
    steps: [
      INVITATION,
      joins({ title: 'Joins.' }),
      {
        ...MEMBER_COMES,
        facts: [{ name: 'membership/membershipChanged', payload: { wish: 'join' } }, IS_MEMBER],
      },
    ],
  })),
};
