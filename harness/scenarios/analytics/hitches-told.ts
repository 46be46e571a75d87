import { AGREED_BEFORE, isAsked } from '../consent/consent-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const hitchesTold: Scenario = {
  id: 'hitches-told',
  title: 'A page is held up by a long task and a lost picture: both are told',
  summary:
    'What held a page up for somebody who has agreed to be measured: a long task, and a picture that did not come.',
  ledger: ['WVT-06'],
  domains: ['analytics/longTaskMeasured', 'analytics/fileMissed'],
  golden: [{ name: 'analytics/hitches--told', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/women'),
      cookies: AGREED_BEFORE,
      hitches: [
        { kind: 'long task', ms: 180 },
        { kind: 'file', type: 'picture', path: '/pictures/gone.webp' },
      ],
    },
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      {
        ...isAsked('The page is at rest: what held it up is told.'),
        facts: [
          { name: 'analytics/longTaskMeasured', payload: { ms: 180, pageType: 'glp' } },
          {
            name: 'analytics/fileMissed',
            payload: { type: 'picture', path: '/pictures/gone.webp', pageType: 'glp' },
          },
        ],
      },
    ],
  })),
};
