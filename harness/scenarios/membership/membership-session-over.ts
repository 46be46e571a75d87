import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { AGAIN, signsIn } from '../steps.ts';
import {
  INVITATION,
  IS_MEMBER,
  JOIN,
  MEMBERSHIP,
  MEMBER_COMES,
  atMembership,
  joins,
} from './membership-steps.ts';

export const membershipSessionOver: Scenario = {
  id: 'membership-session-over',
  title: 'The session ends as somebody joins',
  summary: 'What was wished for is done once the same person has signed in again.',
  ledger: ['SES-16', 'AUT-01', 'API-47', 'SES-13'],
  domains: ['membership'],
  inBrowser: true,
  golden: [{ name: 'membership/membership--session-over', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atMembership(fixtures, 'jonas'),
    rules: [{ on: JOIN, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    screen: [],
    steps: [
      INVITATION,
      joins({ title: 'Joins. The session has just ended.' }),
      {
        kind: 'settle',
        title: 'Is asked to sign in again; the page stays as it is.',
        facts: [],
        asked: [],
        state: { 'navigation/location': { path: MEMBERSHIP } },
        screen: [AGAIN],
      },
      signsIn('jonas', 'Please sign in again', { title: 'Signs in.' }),
      {
        ...MEMBER_COMES,
        title: 'Is a member: nothing had to be said twice.',
        facts: [{ name: 'membership/membershipChanged' }, IS_MEMBER],
        asked: [JOIN],
      },
    ],
  })),
};
