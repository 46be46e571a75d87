import { family } from '../family.ts';

import { acts, button, fact, pauses, says, settles } from '../step-builders.ts';
import { ARRIVES, OPENS, SCENARIO_CASE, SEND, SENDS, closes } from './report-steps.ts';

export const reportsScenarios = family({ path: '/women' }, ['reports'], {
  'report-refused': {
    title: 'A report is not taken',
    summary: 'Whoever collects them refuses it. What was written is still there, and can be saved.',
    shows: ['', { rl: 'reports/report--refused' }],
    rules: [{ on: SEND, then: { status: 413, errorKey: '_ERR_REPORT_TOO_LARGE' } }],
    steps: [
      ...OPENS,
      ...SENDS,
      settles('It is refused.', {
        facts: [fact('reports/failed', { reason: 'refused' })],
        state: { 'reports/report': { status: 'failed', reason: 'refused' } },
      }),
      acts('Saves it.', { input: 'reports/save', press: button('Save as a file') }),
      closes({
        title: 'Goes back to the shop.',
        state: { 'reports/report': { status: 'idle' } },
      }),
    ],
  },
  'report-sent': {
    title: 'Somebody reports a problem',
    summary: 'Looks at what is sent, says what happened, and gets the number of a case.',
    shows: ['', { rl: 'reports/report--sent' }],
    steps: [
      ...OPENS,
      acts('Wants to know what would be sent.', {
        input: 'reports/lookAt',
        press: button('See what is sent'),
      }),
      settles('Sees it.', {
        state: { 'reports/sight': { pages: 1, hasStudio: false } },
        screen: [says('This would be sent now.')],
      }),
      ...SENDS,
      ARRIVES,
      closes({
        title: 'Goes back to the shop.',
        state: { 'reports/report': { status: 'idle' }, 'reports/place': null },
      }),
    ],
  },
  'report-waits': {
    title: 'A report cannot be sent at first',
    summary: 'It waits while the shopper goes on, is sent again by itself, and a message says so.',
    shows: ['', { rl: 'reports/report--sent-later' }],
    rules: [{ on: SEND, call: 1, then: 'unreachable' }],
    steps: [
      ...OPENS,
      ...SENDS,
      settles('It does not arrive.', {
        facts: [fact('reports/postponed', { caseId: SCENARIO_CASE })],
        state: { 'reports/report': { status: 'waiting' } },
      }),
      closes({
        title: 'Goes on shopping.',
        state: { 'reports/report': { status: 'waiting' }, 'reports/place': null },
      }),
      pauses('After a while it is sent again.', 2000, {
        asked: [SEND],
        state: { 'reports/report': { status: 'sending' } },
      }),
      settles('It is there, and a message says so.', {
        facts: [fact('reports/sent', { caseId: SCENARIO_CASE })],
        screen: [says(`Your report has arrived. Case number: ${SCENARIO_CASE}`)],
      }),
    ],
  },
});
