import { CONSENT_COOKIE } from '#src/consent/consent.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import {
  AGREED_BEFORE,
  chosen,
  isAsked,
  isSettled,
  noticeComes,
  presses,
} from './consent-steps.ts';

export const consentAskedAnew: Scenario = {
  id: 'consent-asked-anew',
  title: 'The notice has changed since somebody agreed to it',
  summary:
    'What was agreed to was something else: it counts no more, and what was kept by it is deleted at once.',
  ledger: ['CKN-01', 'CKN-09'],
  domains: ['consent'],
  golden: [{ name: 'consent/asked-anew--agreed-again', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/women'),
      cookies: { ...AGREED_BEFORE, [CONSENT_COOKIE]: '0.analytical.social' },
    },
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      {
        kind: 'settle',
        title: 'The page comes. Until there is a new answer, nothing is agreed to.',
        facts: [],
        state: { 'consent/consent': null },
      },
      isAsked('The page is at rest.', 'control'),
      noticeComes('control', 'The notice asks anew.'),
      presses('consent/acceptAll', 'Accept all', {
        title: 'Accepts all.',
        facts: [chosen(true, true)],
      }),
      isSettled(
        'The visitor is somebody new to analytics.',
        { analytical: true, social: true },
        'visitor-1',
      ),
    ],
  })),
};
