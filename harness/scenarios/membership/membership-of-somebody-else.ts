import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { AGAIN, signsIn } from '../steps.ts';
import { INVITATION, IS_NONE, JOIN, atMembership, joins } from './membership-steps.ts';

export const membershipOfSomebodyElse: Scenario = {
  id: 'membership-of-somebody-else',
  title: 'Somebody else signs in where a member was',
  summary:
    'What one wished for is not done for the next, and nothing of one is shown to the other.',
  ledger: ['SES-13'],
  domains: ['membership'],
  golden: [{ name: 'membership/membership--somebody-else', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atMembership(fixtures, 'jonas'),
    rules: [{ on: JOIN, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    screen: [],
    steps: [
      INVITATION,
      joins({ title: 'Joins. The session has just ended.' }),
      { kind: 'settle', title: 'Somebody is asked to sign in.', facts: [], screen: [AGAIN] },
      signsIn('mira', 'Please sign in again', { title: 'Somebody else does.' }),
      {
        ...INVITATION,
        title: 'Nobody has joined.',
        facts: [{ name: 'membership/membershipChangeFailed', payload: { wish: 'join' } }, IS_NONE],
        asked: [],
      },
    ],
  })),
};
