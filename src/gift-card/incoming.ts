/** What the question for a balance hears of the clock. */
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';

export const balanceClockWaited = inlet<typeof waitFx.done>();
