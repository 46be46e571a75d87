import { sample } from 'effector';
import { boolean, literal, never, object, optional, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { feature, port } from '../event-log/units.ts';
import { MeasuredEvent } from './event.ts';
import type { Derived } from './events.ts';
import { $mayMeasure } from './allowed-model.ts';

feature('measure');

/** Events derived from a log fact, to be reported with consent. */
export const eventsDerived = inlet<{ fact: string; derived: readonly Derived[] }>();

/**
 * Pushes an event to the data layer and sends it to the collector. With `once`, only the first is
 * reported, across tabs and reloads, or in a visit. Returns true if reported.
 */
export const trackEventFx = port('analytics/tellEvent', {
  params: object({
    event: MeasuredEvent,
    once: optional(string()),
    isOfVisit: optional(literal(true)),
  }),
  done: boolean(),
  fail: never(),
});

const allowed = sample({
  clock: eventsDerived,
  source: $mayMeasure,
  filter: (mayMeasure) => mayMeasure,
  fn: (_, { derived }) => derived,
});

/** Maximum number of events from one fact. */
const MOST = 2;

for (let at = 0; at < MOST; at++)
  sample({ clock: allowed.filterMap((all) => all[at]), target: trackEventFx });
