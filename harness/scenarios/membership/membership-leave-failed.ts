import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import {
  INVITATION,
  IS_MEMBER,
  IS_NONE,
  LEAVE,
  MEMBER_COMES,
  WANTS_TO_LEAVE,
  atMembership,
  leaves,
} from './membership-steps.ts';

export const membershipLeaveFailed: Scenario = {
  id: 'membership-leave-failed',
  title: 'A member cannot leave just now',
  summary: 'What was not done is said in the dialog that asks.',
  ledger: ['API-63'],
  domains: ['membership'],
  golden: [{ name: 'membership/membership--leave-failed', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atMembership(fixtures), isMember: true },
    rules: [{ on: LEAVE, call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      MEMBER_COMES,
      WANTS_TO_LEAVE,
      leaves({ title: 'Leaves.' }),
      {
        kind: 'settle',
        title: 'Is told that it did not work, and is a member still.',
        facts: [
          { name: 'membership/membershipChangeFailed', payload: { wish: 'leave' } },
          IS_MEMBER,
        ],
        state: { 'membership/change': { status: 'failed', wish: 'leave' } },
        screen: [{ text: 'That did not work. Please try again in a moment.' }],
      },
      leaves({ title: 'Tries again.' }),
      {
        ...INVITATION,
        facts: [{ name: 'membership/membershipChanged', payload: { wish: 'leave' } }, IS_NONE],
      },
    ],
  })),
};
