import { type Event, type Store, sample } from 'effector';
import { integer, nullable, object } from 'superstruct';
import { state } from '../../event-log/units.ts';
import { waitFx } from '../clock.ts';

/** Start and end of a countdown. */
export interface CountdownOptions {
  began: Event<{ seconds: number }>;
  /** Ends the countdown. */
  stopped: Event<any> | Event<any>[];
}

interface Left {
  turn: number;
  minutes: number | null;
}

const MINUTE = 60;

/** Whole minutes for display, rounded up. */
export function minutesIn(seconds: number): number {
  return Math.ceil(seconds / MINUTE);
}

/**
 * Counts minutes down to zero with the clock port, so that the log has each of them; null while
 * stopped. A new start replaces the current countdown. `name` is the state's name.
 *
 * @example
 * const { $minutes, over } = countdown('orders/lookupWait', { began: throttled, stopped: wished });
 */
export function countdown(
  name: string,
  { began, stopped }: CountdownOptions,
): { $minutes: Store<number | null>; over: Event<void> } {
  const labelOf = ({ turn, minutes }: Left) => `${name} ${turn}.${minutes}`;
  const $left = state<Left>(
    name,
    { turn: 0, minutes: null },
    object({ turn: integer(), minutes: nullable(integer()) }),
  );
  const passed = sample({
    clock: waitFx.done,
    source: $left,
    fn: (left, { params }) =>
      left.minutes !== null && params.label === labelOf(left) ? left.minutes - 1 : undefined,
  }).filterMap((minutes) => minutes);

  $left
    .on(began, ({ turn }, { seconds }) => ({ turn: turn + 1, minutes: minutesIn(seconds) }))
    .on(passed, (left, minutes) => ({ ...left, minutes }))
    .on(stopped as Event<any>, (left) => ({ ...left, minutes: null }));

  // Waits for the incomplete minute first.
  sample({
    clock: began,
    source: $left,
    fn: (left, { seconds }) => ({
      ms: (seconds - (minutesIn(seconds) - 1) * MINUTE) * 1000,
      label: labelOf(left),
    }),
    target: waitFx,
  });
  sample({
    clock: passed,
    source: $left,
    filter: (_, minutes) => minutes > 0,
    fn: (left) => ({ ms: MINUTE * 1000, label: labelOf(left) }),
    target: waitFx,
  });
  return {
    $minutes: $left.map(({ minutes }) => minutes),
    over: passed.filter({ fn: (minutes) => minutes === 0 }).map(() => {}),
  };
}
