import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { MEMBER_COMES, WANTS_TO_LEAVE, atMembership } from './membership-steps.ts';

export const membershipKept: Scenario = {
  id: 'membership-kept',
  title: 'A member thinks better of it',
  summary: 'Whoever is asked back may stay.',
  ledger: ['MEM-01'],
  domains: ['membership'],
  inBrowser: true,
  golden: [{ name: 'membership/membership--kept', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: { ...atMembership(fixtures), isMember: true },
    rules: [],
    screen: [],
    steps: [
      MEMBER_COMES,
      WANTS_TO_LEAVE,
      {
        kind: 'shopper',
        title: 'Would rather stay.',
        input: 'membership/stay',
        press: { role: 'button', name: 'Stay a member', within: 'Leave the membership?' },
        facts: [],
        asked: [],
        state: { 'membership/change': { status: 'idle' } },
      },
    ],
  })),
};
