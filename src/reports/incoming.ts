/** What reports hear of the shop without knowing when. */
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';

/** The part is there, or something broke since. */
export const reportsLookedAt = inlet();
export const reportsWaited = inlet<typeof waitFx.done>();
export const reportLineIsBack = inlet();
/** The dialog was closed. */
export const reportLeft = inlet();
