/** What delivery's days hear of the pages, and of the clock. */
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';
import type { readClockFx } from '../ports/read-clock.ts';

/** A page that says when things arrive was entered. */
export const arrivalsAsked = inlet();
export const deliveryClockRead = inlet<typeof readClockFx.doneData>();
export const deliveryClockWaited = inlet<typeof waitFx.done>();
