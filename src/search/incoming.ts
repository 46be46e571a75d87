/** What the search hears of its drawer, of the address and of the clock. */
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';

export const drawerSeen = inlet();
export const pageLeft = inlet();
export const waited = inlet<typeof waitFx.done>();
