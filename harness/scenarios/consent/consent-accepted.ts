import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { chosen, isAsked, isSettled, noticeComes, presses } from './consent-steps.ts';

export const consentAccepted: Scenario = {
  id: 'consent-accepted',
  title: 'A stranger accepts all cookies',
  summary: 'Measuring begins with the consent, and not before.',
  ledger: ['CKN-01', 'CKN-02', 'CKN-05', 'CKN-10'],
  domains: ['consent'],
  golden: [{ name: 'consent/accepted--visitor-known', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      isAsked('The page is there, and at rest.', 'control'),
      noticeComes('control', 'The notice asks.'),
      presses('consent/acceptAll', 'Accept all', {
        title: 'Accepts all.',
        facts: [chosen(true, true)],
        state: { 'consent/notice': null },
      }),
      isSettled(
        'The visitor has a name for analytics, for thirty days.',
        { analytical: true, social: true },
        'visitor-1',
      ),
    ],
  })),
};
