import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { SAYS_NO, gateComes, goesOn, gretaAt } from './membership-steps.ts';

export const gateDeclined: Scenario = {
  id: 'gate-declined',
  title: 'A shopper says no at the condition gate',
  summary: 'A no is an answer as well: nobody is asked again.',
  ledger: ['MEM-05', 'MEM-08', 'API-63'],
  domains: ['membership'],
  inBrowser: true,
  golden: [{ name: 'membership/gate--declined', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: gretaAt(fixtures, '/women'),
    rules: [],
    screen: [],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      SAYS_NO,
      goesOn('/women', 'Is no member, and goes on.', [
        { name: 'membership/gatePassed', payload: { choice: 'decline' } },
      ]),
    ],
  })),
};
