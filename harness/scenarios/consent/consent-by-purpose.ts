import type { Decision } from '#src/experiments/decide.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { chosen, isAsked, isSettled, noticeComes, presses, shown, ticks } from './consent-steps.ts';

/** The variant that is drawn for this tab. */
const NOTICE_DRAWN: Decision = {
  key: 'cookie_notice_test',
  variant: 'variation_0',
  reason: 'SPLIT',
};

export const consentByPurpose: Scenario = {
  id: 'consent-by-purpose',
  title: 'A stranger agrees to one purpose and not the other',
  summary: 'The other variant of the notice: what is wanted is chosen one by one.',
  ledger: ['CKN-02', 'CKN-03', 'CKN-06', 'CKN-08'],
  domains: ['consent', 'experiments'],
  golden: [{ name: 'consent/by-purpose--confirmed', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/men'),
      search: '?cookie-notice=variation_0',
      decisions: [NOTICE_DRAWN],
    },
    rules: [],
    screen: [{ role: 'heading', name: 'Men' }],
    steps: [
      isAsked('The page is there, and at rest.', 'variation_0'),
      noticeComes('variation_0', 'The notice offers to accept all, or to manage preferences.'),
      presses('consent/openSettings', 'Manage preferences', {
        title: 'Manages the preferences: nothing is ticked but what is needed.',
        facts: [shown('settings', 'variation_0')],
        state: { 'consent/notice': { ticks: { analytical: false, social: false } } },
      }),
      ticks('social', 'Social media', true),
      ticks('analytical', 'Analytical', true),
      ticks('social', 'Social media', false),
      presses('consent/confirmSettings', 'Confirm choice', {
        title: 'Confirms. The notice that has asked counts from now on.',
        facts: [
          chosen(true, false),
          { name: 'experiments/decided', payload: { decisions: [NOTICE_DRAWN] } },
          {
            name: 'experiments/exposed',
            payload: { key: NOTICE_DRAWN.key, variant: NOTICE_DRAWN.variant },
          },
        ],
      }),
      isSettled(
        'That, and no more, is agreed to.',
        { analytical: true, social: false },
        'visitor-1',
      ),
    ],
  })),
};
