import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import { readCampaignFx } from '#src/analytics/campaign-model.ts';
import { loadTagsFx, tellCallsFx } from '#src/analytics/data-layer/measuring-model.ts';
import { readReferrerFx } from '#src/analytics/data-layer/page-data-model.ts';
import {
  type PageIssue,
  longTaskMeasured,
  nextPageIssueFx,
} from '#src/analytics/long-tasks-model.ts';
import { type VitalName, ratingOf } from '#src/analytics/vitals.ts';
import { nextVitalFx, vitalMeasured } from '#src/analytics/vitals-model.ts';
import { $consent } from '#src/consent/model.ts';
import { featureLoaded } from '#src/ports/features.ts';
import { featuresLoaded } from '#tests/features-loaded.ts';

it.each<[string, VitalName, number, number]>([
  ['WVT-01', 'FCP', 1800, 2700],
  ['WVT-02', 'LCP', 2500, 3750],
  ['WVT-03', 'CLS', 0.1, 0.15],
  ['WVT-04', 'FID', 100, 150],
  ['WVT-05', 'TTFB', 800, 1800],
  ['WVT-06', 'INP', 200, 500],
])('%s %s is good up to %d, and poor from %d on', (_, name, good, poor) => {
  expect(ratingOf({ name, value: good })).toBe('good');
  expect(ratingOf({ name, value: good * 1.01 })).toBe('needs improvement');
  expect(ratingOf({ name, value: poor })).toBe('poor');
});

/** Measures and tag managers of a page with two vitals and a long task. */
async function measuredWith(analytical: boolean) {
  const vitals = [
    { name: 'FCP' as const, value: 900 },
    { name: 'LCP' as const, value: 4000, target: '#root>main>img' },
  ];
  const issues: PageIssue[] = [{ kind: 'long task', ms: 180 }];
  const told: unknown[] = [];
  let tags = 0;
  const scope = fork({
    values: [...featuresLoaded, [$consent, { analytical, social: false, by: 'shopper' as const }]],
    handlers: [
      [readCampaignFx, () => null],
      [tellCallsFx, () => undefined],
      [readReferrerFx, () => ''],
      [nextVitalFx, () => vitals.shift() ?? null],
      [nextPageIssueFx, () => issues.shift() ?? null],
      [loadTagsFx, () => void (tags += 1)],
    ],
  });
  for (const unit of [vitalMeasured, longTaskMeasured])
    createWatch({ unit, scope, fn: (measure: unknown) => told.push(measure) });
  await allSettled(featureLoaded, { scope, params: { part: 'measure' } });
  return { count: told.length, tags };
}

it.each([
  [false, { count: 0, tags: 0 }],
  [true, { count: 3, tags: 1 }],
])('measures and loads a tag manager only with consent: %j', async (analytical, expected) => {
  expect(await measuredWith(analytical)).toEqual(expected);
});
