import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { CONFIRM, PASSED, gateComes, goesOn, gretaAt, saysYes } from './membership-steps.ts';

export const gateRefused: Scenario = {
  id: 'gate-refused',
  title: 'The terms have changed since the shopper read them',
  summary: 'A yes to something else than is asked counts for nothing.',
  ledger: ['MEM-08', 'API-63'],
  domains: ['membership'],
  inBrowser: true,
  golden: [{ name: 'membership/gate--refused', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: gretaAt(fixtures, '/women'),
    rules: [
      {
        on: CONFIRM,
        call: 1,
        then: { status: 400, errorKey: '_ERR_CONDITION_GATE_UNKNOWN' },
      },
    ],
    screen: [],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      saysYes({ title: 'Says yes.' }),
      {
        kind: 'settle',
        title: 'Is told to read them once more.',
        facts: [
          {
            name: 'membership/gateFailed',
            payload: { choice: 'accept', errorKey: '_ERR_CONDITION_GATE_UNKNOWN' },
          },
        ],
        state: { 'membership/gate': { status: 'failed' } },
        screen: [{ text: 'The terms have changed in the meantime. Please read them once more.' }],
      },
      saysYes({ title: 'Has read them.' }),
      goesOn('/women', 'Is a member.', [PASSED]),
    ],
  })),
};
