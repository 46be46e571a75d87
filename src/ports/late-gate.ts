import { type Event, type Store, sample } from 'effector';

/** Names what keeps a late module from what it would not have heard live, for the test that looks for what goes round it. */
export const GATE = 'gate';

/**
 * What units that come with their view may hear of what is there from the start: it passes only once
 * their state has been touched. A replay has them from its beginning; an untouched state has nothing
 * that could change, live as in a replay.
 *
 * @example $panel.reset(onceTouched([signedIn], $panel, null));
 */
export function onceTouched<T>(clock: Event<any>[], $state: Store<T>, initial: T): Event<void> {
  return sample({
    clock,
    source: $state,
    filter: (value) => value !== initial,
    fn: () => {},
    name: GATE,
  });
}
