import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { chosen, isAsked, isSettled, presses, shown, ticks } from './consent-steps.ts';

export const consentSignalled: Scenario = {
  id: 'consent-signalled',
  title: 'The browser has said no already',
  summary: 'Global Privacy Control is an answer; who gives another one knowingly is believed.',
  ledger: ['CKN-03', 'CKN-06'],
  domains: ['consent'],
  golden: [{ name: 'consent/signalled--not-asked', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: { ...strangerAt(fixtures, '/men'), isOptedOut: true },
    rules: [],
    screen: [{ role: 'heading', name: 'Men' }],
    steps: [
      isAsked('The page is there, and at rest.'),
      {
        kind: 'settle',
        title: 'Nobody asks.',
        facts: [],
        state: {
          'consent/consent': { analytical: false, social: false, by: 'signal' },
          'consent/notice': null,
        },
      },
      presses('consent/reopen', 'Cookie settings', {
        title: 'Opens the settings all the same.',
        facts: [shown('settings', 'control')],
      }),
      ticks('analytical', 'Analytical', true),
      presses('consent/confirmSettings', 'Confirm choice', {
        title: 'Confirms: in the face of the signal, that counts.',
        facts: [chosen(true, false)],
      }),
      isSettled('Analytics know the visitor.', { analytical: true, social: false }, 'visitor-1'),
    ],
  })),
};
