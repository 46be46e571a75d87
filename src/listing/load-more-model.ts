import { command, input } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Puts the next page below what is shown. */
export const loadMore = input('listing/loadMore', nothing());
/** The same for a page that was there before: after a reload, or on Back. */
export const continueListing = command('listing/continueListing', nothing());
