import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { goesOn } from './membership-steps.ts';
import { strangerAt } from '../starts.ts';

export const letInAsElsewhere: Scenario = {
  id: 'let-in-as-elsewhere',
  title: 'Somebody who has signed in in another tab asks for the orders',
  summary: 'What the tab remembers does not count while it is read who it is.',
  ledger: ['GST-01'],
  domains: ['auth'],
  inBrowser: true,
  golden: [{ name: 'auth/door--let-in', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/myaccount/orders'),
      person: 'jonas',
      storage: { 'selvedge.userType': 'guest' },
    },
    rules: [],
    screen: [],
    steps: [
      {
        ...goesOn('/myaccount/orders', 'Is let in.', []),
        screen: [{ role: 'heading', name: 'Nothing ordered yet' }],
      },
    ],
  })),
};
