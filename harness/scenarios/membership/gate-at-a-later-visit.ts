import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { PASSED, gateComes, goesOn, gretaAt, saysYes } from './membership-steps.ts';

export const gateAtALaterVisit: Scenario = {
  id: 'gate-at-a-later-visit',
  title: 'A shopper comes back, and has not answered yet',
  summary: 'A later visit begins with the gate.',
  ledger: ['MEM-07', 'RTE-27'],
  domains: ['membership'],
  inBrowser: true,
  golden: [{ name: 'membership/gate--later-visit', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: gretaAt(fixtures, '/women'),
    rules: [],
    screen: [],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      saysYes({ title: 'Says yes this time.' }),
      goesOn('/women', 'Is where the visit began.', [PASSED]),
    ],
  })),
};
