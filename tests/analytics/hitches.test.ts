import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import {
  type PageIssue,
  fileMissed,
  longTaskMeasured,
  nextPageIssueFx,
} from '#src/analytics/long-tasks-model.ts';
import { readCampaignFx } from '#src/analytics/campaign-model.ts';
import { tellCallsFx, loadTagsFx } from '#src/analytics/data-layer/measuring-model.ts';
import { measuringBegun, readReferrerFx } from '#src/analytics/data-layer/page-data-model.ts';
import { nextVitalFx } from '#src/analytics/vitals-model.ts';
import { $consent } from '#src/consent/model.ts';

async function pageOf(analytical: boolean) {
  const hitches: PageIssue[] = [
    { kind: 'long task', ms: 180 },
    { kind: 'file', type: 'picture', path: '/pictures/gone.webp' },
  ];
  const told: unknown[] = [];
  let tags = 0;
  const scope = fork({
    values: [[$consent, { analytical, social: false, by: 'shopper' as const }]],
    handlers: [
      [readCampaignFx, () => null],
      [tellCallsFx, () => undefined],
      [readReferrerFx, () => ''],
      [nextVitalFx, () => null],
      [nextPageIssueFx, () => hitches.shift() ?? null],
      [loadTagsFx, () => void (tags += 1)],
    ],
  });
  for (const unit of [longTaskMeasured, fileMissed])
    createWatch({ unit, scope, fn: (hitch: unknown) => told.push(hitch) });
  await allSettled(measuringBegun, { scope });
  return { told, tags };
}

it('reports nothing without consent, and loads no tag manager', async () => {
  expect(await pageOf(false)).toEqual({ told: [], tags: 0 });
});

it('loads the tag manager with consent', async () => {
  expect((await pageOf(true)).tags).toBe(1);
});
