import { AGREED_BEFORE, isAsked } from '../consent/consent-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { ExpectedFact, Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

function measured(name: string, rating: string): ExpectedFact {
  return { name: 'analytics/vitalMeasured', payload: { name, rating } };
}

export const vitalsTold: Scenario = {
  id: 'vitals-told',
  title: 'A page is measured: good, middling and poor',
  summary:
    'How fast a page was for somebody who has agreed to be measured: good and poor, each with what it came from.',
  ledger: ['WVT-01', 'WVT-02', 'WVT-03', 'WVT-04', 'WVT-05', 'WVT-06'],
  domains: ['analytics/vitalMeasured'],
  golden: [{ name: 'analytics/vitals--told', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/women'),
      cookies: AGREED_BEFORE,
      vitals: [
        { name: 'TTFB', value: 120 },
        { name: 'FCP', value: 900 },
        { name: 'LCP', value: 4100, target: '#root>main>ul>li>img' },
        { name: 'FID', value: 120 },
        { name: 'CLS', value: 0.02 },
        { name: 'INP', value: 510, target: '#root>header>button' },
      ],
    },
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      {
        ...isAsked('The page is at rest: what the browser has measured of it is told.'),
        facts: [
          measured('TTFB', 'good'),
          measured('FCP', 'good'),
          measured('LCP', 'poor'),
          measured('FID', 'needs improvement'),
          measured('CLS', 'good'),
          measured('INP', 'poor'),
        ],
      },
    ],
  })),
};
