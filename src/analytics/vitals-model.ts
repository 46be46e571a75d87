import { sample } from 'effector';
import { never, nullable, number, object, string } from 'superstruct';
import { fact, feature, port } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { $mayMeasure } from './allowed-model.ts';
import { $pageVisit, readReferrerFx } from './data-layer/page-data-model.ts';
import { Vital, VitalRating, ratingOf } from './vitals.ts';

feature('measure');

/** Waits for the next web vital of this page; `null` without browser support. */
export const nextVitalFx = port('analytics/nextVital', {
  params: noPayload(),
  done: nullable(Vital),
  fail: never(),
});

/** WVT-01…06 */
export const vitalMeasured = fact(
  'analytics/vitalMeasured',
  object({
    name: string(),
    value: number(),
    target: string(),
    rating: VitalRating,
    pageType: string(),
  }),
);

// `$pageVisit` is set once the referrer is read.
sample({ clock: readReferrerFx.finally, target: nextVitalFx });
const measured = sampleStores({
  clock: nextVitalFx.doneData,
  source: { visit: $pageVisit, mayMeasure: $mayMeasure },
  fn: ({ visit, mayMeasure }, vital) => ({ pageType: visit?.pageType ?? '', mayMeasure, vital }),
}).filterMap(({ pageType, mayMeasure, vital }) =>
  mayMeasure && vital
    ? { ...vital, target: vital.target ?? '', rating: ratingOf(vital), pageType }
    : undefined,
);
sample({ clock: measured, target: vitalMeasured });
sample({ clock: measured, target: nextVitalFx });
