import { type Event, type Store, sample } from 'effector';
import { integer, nullable, object } from 'superstruct';
import { state } from '../../event-log/units.ts';
import { waitFx } from '../clock.ts';

/** What is counted down, and from when to when. */
export interface CountdownOptions {
  began: Event<{ seconds: number }>;
  /** There is nothing to wait for any more. */
  stopped: Event<any> | Event<any>[];
  /** The settles of the clock port, if not all are to be heard. */
  waited?: Event<{ params: { label: string } }>;
}

interface Left {
  turn: number;
  minutes: number | null;
}

const MINUTE = 60;

/** As whole minutes, as they are told to a person: half a minute is one. */
export function minutesIn(seconds: number): number {
  return Math.ceil(seconds / MINUTE);
}

/**
 * Counts minutes down to nought by the clock port, so that a log has each of them; `null` where there
 * is nothing to count. A new beginning takes the place of the one before. `name` is that of the state.
 *
 * @example
 * const { $minutes, over } = countdown('orders/lookupWait', { began: throttled, stopped: wished });
 */
export function countdown(
  name: string,
  { began, stopped, waited = waitFx.done }: CountdownOptions,
): { $minutes: Store<number | null>; over: Event<void> } {
  const labelOf = ({ turn, minutes }: Left) => `${name} ${turn}.${minutes}`;
  const $left = state<Left>(
    name,
    { turn: 0, minutes: null },
    object({ turn: integer(), minutes: nullable(integer()) }),
  );
  const passed = sample({
    clock: waited,
    source: $left,
    fn: (left, { params }) =>
      left.minutes !== null && params.label === labelOf(left) ? left.minutes - 1 : undefined,
  }).filterMap((minutes) => minutes);

  $left
    .on(began, ({ turn }, { seconds }) => ({ turn: turn + 1, minutes: minutesIn(seconds) }))
    .on(passed, (left, minutes) => ({ ...left, minutes }))
    .on(stopped as Event<any>, (left) => ({ ...left, minutes: null }));

  // What is over whole minutes passes first.
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
