import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { DECIDES_LATER, gateComes, goesOn, gretaAt } from './membership-steps.ts';

export const gatePutOff: Scenario = {
  id: 'gate-put-off',
  title: 'A shopper wants to decide later',
  summary: 'Not now: the tab does not ask again, not even on a page that is loaded anew.',
  ledger: ['MEM-04', 'MEM-07'],
  domains: ['membership'],
  golden: [{ name: 'membership/gate--put-off', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: gretaAt(fixtures, '/women'),
    rules: [],
    screen: [],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      DECIDES_LATER,
      goesOn('/women', 'Goes on without having answered.', []),
      {
        kind: 'visit',
        title: 'Looks at what else there is.',
        to: '/men',
        press: 'no-control',
        facts: [],
      },
      goesOn('/men', 'Is not asked again.', []),
    ],
  })),
};
