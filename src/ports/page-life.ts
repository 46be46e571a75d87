import { boolean, number, object } from 'superstruct';
import { input } from '../event-log/units.ts';

/** The page is about to go, unless the browser thinks better of it; `now` in milliseconds since 1970. */
export const pageGoing = input('page/going', object({ now: number() }));

/** The page was gone and is shown again as it was, with or without what it had left in the tab for the next one. */
export const pageShownAgain = input('page/shownAgain', object({ isStillKept: boolean() }));
