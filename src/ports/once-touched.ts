import type { Event, Store } from 'effector';
import { sampleStores } from '../event-log/sample-stores.ts';

/**
 * Fires for units that load with their view only once their state has changed. A replay has them
 * from its start; without a change there is nothing to reset, live as in a replay.
 *
 * @example $panel.reset(onceTouched([signedIn], $panel, null));
 */
export function onceTouched<T>(clock: Event<any>[], $state: Store<T>, initial: T): Event<void> {
  return sampleStores({
    clock,
    source: { value: $state },
    filter: ({ value }) => value !== initial,
    fn: () => {},
  });
}
