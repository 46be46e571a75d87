import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import {
  INVITATION,
  IS_MEMBER,
  JOIN,
  MEMBER_COMES,
  atMembership,
  joins,
} from './membership-steps.ts';

export const membershipAnswerLost: Scenario = {
  id: 'membership-answer-lost',
  title: 'The answer to joining is lost',
  summary: 'Who has joined is a member, whether anybody heard of it or not.',
  ledger: ['API-47'],
  domains: ['membership'],
  golden: [{ name: 'membership/membership--answer-lost', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atMembership(fixtures),
    rules: [{ on: JOIN, then: 'lost' }],
    screen: [],
    steps: [
      INVITATION,
      joins({ title: 'Joins.' }),
      {
        ...MEMBER_COMES,
        facts: [
          { name: 'membership/membershipChangeFailed', payload: { errorKey: 'network' } },
          IS_MEMBER,
          { name: 'membership/membershipChanged', payload: { wish: 'join' } },
        ],
      },
    ],
  })),
};
