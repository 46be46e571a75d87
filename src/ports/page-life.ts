import { boolean, number, object } from 'superstruct';
import { input } from '../event-log/units.ts';

/** The page is about to unload, unless the browser cancels it; `now` in ms since 1970. */
export const pageGoing = input('page/going', object({ now: number() }));

/**
 * The page was restored from the back/forward cache. `isStillKept` is true if its data for the
 * next page is still in storage.
 */
export const pageShownAgain = input('page/shownAgain', object({ isStillKept: boolean() }));
