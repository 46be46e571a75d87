import { createWatch } from 'effector';
import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { pageTold, tellPageFx } from '#src/analytics/data-layer/page-data-model.ts';
import { eventsDerived, trackEventFx } from '#src/analytics/track-model.ts';
import { stepsOf } from '../playback/steps.ts';

export interface MeasuredStep {
  record: number;
  at: number;
  name: string;
  params: unknown;
  fact: string;
  /** False for a duplicate. */
  isTold: boolean;
}

/**
 * Returns all analytics events of a session in order. Long events are recorded as a digest only, so the trace is
 * replayed. Call only in a realm without another live scope.
 */
export function eventsOf(trace: Trace): MeasuredStep[] {
  const steps = stepsOf(trace.records);
  const events: MeasuredStep[] = [];
  const factOf = new WeakMap<object, string>();
  const eventOf = new WeakMap<object, MeasuredStep>();
  let record = 0;

  function note(name: string, params: unknown, fact: string): MeasuredStep {
    const at = trace.records[record]?.at ?? 0;
    const event = { record, at, name, params, fact, isTold: true };
    events.push(event);
    return event;
  }

  const stops = [
    createWatch({
      unit: eventsDerived,
      fn: ({ fact, derived }) => derived.forEach((each) => factOf.set(each, fact)),
    }),
    createWatch({
      unit: tellPageFx,
      fn: (entry) => note('page_view', entry, pageTold.shortName),
    }),
    createWatch({
      unit: trackEventFx,
      fn(telling) {
        const { name, params } = telling.event;
        eventOf.set(telling, note(name, params, factOf.get(telling) ?? ''));
      },
    }),
    createWatch({
      unit: trackEventFx.done,
      fn({ params, result }) {
        const event = eventOf.get(params);
        if (event) event.isTold = result;
      },
    }),
  ];
  const player = createPlayer(trace);
  try {
    for (let step = 1; step <= steps.count; step++) {
      record = steps.causeOf(step) ?? record;
      player.step();
    }
  } finally {
    player.stop();
    for (const stop of stops) stop();
  }
  return events;
}
