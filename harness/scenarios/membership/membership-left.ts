import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import {
  INVITATION,
  IS_NONE,
  MEMBER_COMES,
  WANTS_TO_LEAVE,
  atMembership,
  leaves,
} from './membership-steps.ts';

export const membershipLeft: Scenario = {
  id: 'membership-left',
  title: 'A member leaves',
  summary: 'Asked back once, and out.',
  ledger: ['MEM-01', 'API-46', 'API-63'],
  domains: ['membership'],
  inBrowser: true,
  golden: [{ name: 'membership/membership--left', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atMembership(fixtures), isMember: true },
    rules: [],
    screen: [],
    steps: [
      MEMBER_COMES,
      WANTS_TO_LEAVE,
      leaves({ title: 'Leaves.' }),
      {
        ...INVITATION,
        title: 'Is no member any more, and may come back.',
        facts: [{ name: 'membership/membershipChanged', payload: { wish: 'leave' } }, IS_NONE],
      },
    ],
  })),
};
