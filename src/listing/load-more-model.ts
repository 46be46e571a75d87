import { command, input } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Appends the next page. */
export const loadMore = input('listing/loadMore', nothing());
/** Appends a page that was loaded before a reload or Back. */
export const continueListing = command('listing/continueListing', nothing());
