import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { OPENS, SEND, SENDS, closes } from './report-steps.ts';

export const reportRefused: Scenario = {
  id: 'report-refused',
  title: 'A report is not taken',
  summary: 'Whoever collects them refuses it. What was written is still there, and can be saved.',
  ledger: [],
  domains: ['reports'],
  golden: [{ name: 'reports/report--refused', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [{ on: SEND, then: { status: 413, errorKey: '_ERR_REPORT_TOO_LARGE' } }],
    screen: [],
    steps: [
      ...OPENS,
      ...SENDS,
      {
        kind: 'settle',
        title: 'It is refused.',
        facts: [{ name: 'reports/failed', payload: { reason: 'refused' } }],
        state: { 'reports/report': { status: 'failed', reason: 'refused' } },
      },
      {
        kind: 'shopper',
        title: 'Saves it.',
        input: 'reports/save',
        press: { role: 'button', name: 'Save as a file' },
        facts: [],
      },
      closes({
        title: 'Goes back to the shop.',
        state: { 'reports/report': { status: 'idle' } },
      }),
    ],
  })),
};
