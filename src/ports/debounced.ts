import { type Event, type Store, type StoreWritable, sample } from 'effector';
import { integer } from 'superstruct';
import { state } from '../event-log/units.ts';
import { waitFx } from './clock.ts';

/** Counts what comes, as the named state by which `debounced` knows the last of it. */
export function counted(name: string, clock: Event<any>): StoreWritable<number> {
  return state(name, 0, integer()).on(clock, (count) => count + 1);
}

/** What is waited for, and how long. */
export interface DebouncedOptions {
  clock: Event<any>;
  /** The number of the clock's last event: `counted`, or any named state that changes with each. */
  turn: Store<number>;
  ms: number;
  /** What the log says is waited for; the turn follows it. */
  label: string;
  /** The settles of the clock port, if not all are to be heard. */
  waited?: Event<{ params: { label: string } }>;
}

/**
 * Comes once `ms` milliseconds have passed after the last event of a clock. The time is the clock
 * port's and what is kept is a named state, so that a replay waits as the live session did.
 *
 * @example
 * const turn = counted('search/keystrokes', typeText);
 * const paused = debounced({ clock: typeText, turn, ms: 180, label: 'search-pause-' });
 */
export function debounced({
  clock,
  turn,
  ms,
  label,
  waited = waitFx.done,
}: DebouncedOptions): Event<void> {
  sample({ clock, source: turn, fn: (now) => ({ ms, label: label + now }), target: waitFx });
  return sample({
    clock: waited,
    source: turn,
    filter: (now, { params }) => params.label === label + now,
    fn: () => {},
  });
}
