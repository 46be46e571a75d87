/** What the newsletter hears of the address and of the clock. */
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';
import type { locationChanged } from '../ports/navigation.ts';

export const visitChanged = inlet<typeof locationChanged>();
export const calmWaited = inlet<typeof waitFx.done>();
