import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atMembership } from './membership-steps.ts';

export const membershipNotHere: Scenario = {
  id: 'membership-not-here',
  title: 'A shopper looks for the membership in a shop without one',
  summary: 'The page says where there is one, and asks for nothing.',
  ledger: ['MEM-03'],
  domains: ['membership'],
  golden: [{ name: 'membership/membership--not-here', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atMembership(fixtures), store: `${fixtures.brand}-ie` },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is told where there is one.',
        facts: [],
        asked: [],
        state: { 'membership/membership': { status: 'unknown' } },
        screen: [{ role: 'heading', name: 'There is no membership here yet' }],
      },
    ],
  })),
};
