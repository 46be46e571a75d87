import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { signsIn } from '../steps.ts';
import { SAYS_NO, gateComes, goesOn } from './membership-steps.ts';
import { strangerAt } from '../starts.ts';

export const gateBeforeTheRedirect: Scenario = {
  id: 'gate-before-the-redirect',
  title: 'Somebody asks for the orders, signs in, and has a condition gate',
  summary: 'The gate first, then where the address leads.',
  ledger: ['RTE-27', 'GST-01', 'MEM-05'],
  domains: ['membership'],
  inBrowser: true,
  golden: [{ name: 'membership/gate--before-the-redirect', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/myaccount/orders'),
    rules: [],
    screen: [],
    steps: [
      { kind: 'settle', title: 'A guest is asked to sign in.', facts: [] },
      signsIn('greta', 'Sign in', { title: 'Signs in.' }),
      gateComes('?loginRedirect=%2Fmyaccount%2Forders'),
      SAYS_NO,
      goesOn('/myaccount/orders', 'Is among the orders.', [
        { name: 'membership/gatePassed', payload: { choice: 'decline' } },
      ]),
    ],
  })),
};
