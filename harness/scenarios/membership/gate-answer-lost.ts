import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { CONFIRM, PASSED, gateComes, goesOn, gretaAt, saysYes } from './membership-steps.ts';

export const gateAnswerLost: Scenario = {
  id: 'gate-answer-lost',
  title: 'The answer to a yes is lost',
  summary: 'What has been said counts, though nobody heard that it does.',
  ledger: ['MEM-08', 'API-63'],
  domains: ['membership'],
  golden: [{ name: 'membership/gate--answer-lost', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: gretaAt(fixtures, '/women'),
    rules: [{ on: CONFIRM, then: 'lost' }],
    screen: [],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      saysYes({ title: 'Says yes.' }),
      goesOn('/women', 'Is found to be a member, and goes on.', [
        { name: 'membership/gateFailed', payload: { choice: 'accept', errorKey: 'network' } },
        PASSED,
      ]),
    ],
  })),
};
