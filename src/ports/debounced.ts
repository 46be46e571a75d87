import { type Event, type Store, type StoreWritable, sample } from 'effector';
import { integer } from 'superstruct';
import { state } from '../event-log/units.ts';
import { waitFx } from './clock.ts';

/** Counts the clock's events in a named state, for `debounced`. */
export function counted(name: string, clock: Event<any>): StoreWritable<number> {
  return state(name, 0, integer()).on(clock, (count) => count + 1);
}

/** Options of a debounced event. */
export interface DebouncedOptions {
  clock: Event<any>;
  /** Number of the clock's last event: `counted`, or any named state that changes with each. */
  turn: Store<number>;
  ms: number;
  /** Label of the wait in the log; the turn is appended. */
  label: string;
}

/**
 * Fires once `ms` milliseconds have passed since the clock's last event. Uses the clock port and
 * a named state, so that a replay waits as the live session did.
 *
 * @example
 * const turn = counted('search/keystrokes', typeText);
 * const paused = debounced({ clock: typeText, turn, ms: 180, label: 'search-pause-' });
 */
export function debounced({ clock, turn, ms, label }: DebouncedOptions): Event<void> {
  sample({ clock, source: turn, fn: (now) => ({ ms, label: label + now }), target: waitFx });
  return sample({
    clock: waitFx.done,
    source: turn,
    filter: (now, { params }) => params.label === label + now,
    fn: () => {},
  });
}
