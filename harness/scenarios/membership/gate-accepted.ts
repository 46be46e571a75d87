import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { PASSED, gateComes, goesOn, saysYes, signsInFromHeader } from './membership-steps.ts';
import { strangerAt } from '../starts.ts';

export const gateAccepted: Scenario = {
  id: 'gate-accepted',
  title: 'A shopper signs in, and says yes at the condition gate',
  summary: 'The gate comes with the sign-in, and what was wanted after it.',
  ledger: ['MEM-02', 'MEM-04', 'MEM-05', 'MEM-08', 'RTE-03', 'RTE-27', 'API-63'],
  domains: ['membership'],
  inBrowser: true,
  golden: [
    { name: 'membership/gate--accepted', brand: 'rl' },
    { name: 'membership/gate-tailored--accepted', brand: 'hm' },
  ],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      ...signsInFromHeader('greta'),
      gateComes('?loginRedirect=%2F'),
      saysYes({ title: 'Says yes.' }),
      {
        ...goesOn('/', 'Is a member, and back where the sign-in was.', [PASSED]),
        screen: [{ text: 'Welcome. You are a member now.' }],
      },
    ],
  })),
};
