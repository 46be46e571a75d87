import { input } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Puts the next page below what is shown. */
export const loadMore = input('listing/loadMore', nothing());
