import { createWatch } from 'effector';
import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { pageTold, tellPageFx } from '#src/analytics/data-layer/page-data-model.ts';
import { eventsDerived, tellEventFx } from '#src/analytics/tell-model.ts';
import { stepsOf } from '../playback/steps.ts';

/** An event that was measured, at the record that it followed from. */
export interface MeasuredStep {
  record: number;
  at: number;
  name: string;
  params: unknown;
  /** The fact that it came from. */
  fact: string;
  /** False for one that had been told before. */
  isTold: boolean;
}

/**
 * All events that a session has told, in their order. A trace has long ones as a digest alone, so it is replayed: in a realm
 * where no other scope is live.
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
      unit: tellEventFx,
      fn(telling) {
        const { name, params } = telling.event;
        eventOf.set(telling, note(name, params, factOf.get(telling) ?? ''));
      },
    }),
    createWatch({
      unit: tellEventFx.done,
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
