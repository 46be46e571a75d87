import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { ARRIVES, OPENS, SENDS, closes } from './report-steps.ts';

export const reportSent: Scenario = {
  id: 'report-sent',
  title: 'Somebody reports a problem',
  summary: 'Looks at what is sent, says what happened, and gets the number of a case.',
  ledger: [],
  domains: ['reports'],
  golden: [{ name: 'reports/report--sent', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [],
    screen: [],
    steps: [
      ...OPENS,
      {
        kind: 'shopper',
        title: 'Wants to know what would be sent.',
        input: 'reports/lookAt',
        press: { role: 'button', name: 'See what is sent' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'Sees it.',
        facts: [],
        state: { 'reports/sight': { pages: 1, hasStudio: false } },
        screen: [{ text: 'This would be sent now.' }],
      },
      ...SENDS,
      ARRIVES,
      closes({
        title: 'Goes back to the shop.',
        state: { 'reports/report': { status: 'idle' }, 'reports/place': null },
      }),
    ],
  })),
};
