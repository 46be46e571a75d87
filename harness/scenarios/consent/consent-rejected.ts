import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { chosen, isAsked, isSettled, noticeComes, presses } from './consent-steps.ts';

export const consentRejected: Scenario = {
  id: 'consent-rejected',
  title: 'A stranger rejects all cookies but the necessary ones',
  summary: 'One press, as easy as the other one, and nobody asks again.',
  ledger: ['CKN-01', 'CKN-02', 'CKN-07'],
  domains: ['consent'],
  golden: [{ name: 'consent/rejected--nothing-kept', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      isAsked('The page is there, and at rest.', 'control'),
      noticeComes('control', 'The notice asks, and stands in nobody’s way.'),
      presses('consent/rejectAll', 'Reject all', {
        title: 'Rejects all, with one press.',
        facts: [chosen(false, false)],
        state: { 'consent/notice': null },
      }),
      isSettled(
        'Nothing is kept but the choice itself.',
        { analytical: false, social: false },
        null,
      ),
      isAsked('The next page is at rest.'),
      isSettled('Nobody asks again.', { analytical: false, social: false }, null),
    ],
  })),
};
