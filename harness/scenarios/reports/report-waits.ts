import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { OPENS, SCENARIO_CASE, SEND, SENDS, closes } from './report-steps.ts';

export const reportWaits: Scenario = {
  id: 'report-waits',
  title: 'A report cannot be sent at first',
  summary: 'It waits while the shopper goes on, is sent again by itself, and a message says so.',
  ledger: [],
  domains: ['reports'],
  golden: [{ name: 'reports/report--sent-later', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [{ on: SEND, call: 1, then: 'unreachable' }],
    screen: [],
    steps: [
      ...OPENS,
      ...SENDS,
      {
        kind: 'settle',
        title: 'It does not arrive.',
        facts: [{ name: 'reports/postponed', payload: { caseId: SCENARIO_CASE } }],
        state: { 'reports/report': { status: 'waiting' } },
      },
      closes({
        title: 'Goes on shopping.',
        state: { 'reports/report': { status: 'waiting' }, 'reports/place': null },
      }),
      {
        kind: 'pause',
        title: 'After a while it is sent again.',
        ms: 2000,
        facts: [],
        asked: [SEND],
        state: { 'reports/report': { status: 'sending' } },
      },
      {
        kind: 'settle',
        title: 'It is there, and a message says so.',
        facts: [{ name: 'reports/sent', payload: { caseId: SCENARIO_CASE } }],
        screen: [{ text: `Your report has arrived. Case number: ${SCENARIO_CASE}` }],
      },
    ],
  })),
};
