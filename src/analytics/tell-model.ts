import { sample } from 'effector';
import { boolean, literal, never, object, optional, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { port } from '../event-log/units.ts';
import { $mayMeasure } from './allowed-model.ts';
import { MeasuredEvent } from './event.ts';
import type { Derived } from './events.ts';

/** Something is to be told, if it may be, because of a fact of the log. */
export const eventsDerived = inlet<{ fact: string; derived: readonly Derived[] }>();

/**
 * Puts an event where analytics look for it, and on its way to where it is collected. Of those with the same `once`
 * only the first one is told, over all tabs and reloads, or in a visit; the answer says whether it was.
 */
export const tellEventFx = port('analytics/tellEvent', {
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

/** More than that does not follow from one fact. */
const MOST = 2;

for (let at = 0; at < MOST; at++)
  sample({ clock: allowed.filterMap((all) => all[at]), target: tellEventFx });
