/** What orders hear of the clock. */
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';

export const orderClockWaited = inlet<typeof waitFx.done>();
