/** What the search for a pickup point hears of the shopper and of the browser. */
import { inlet } from '../../event-log/inlet.ts';
import type { locateFx } from '../../ports/geolocation.ts';
import type { readClockFx } from '../../ports/read-clock.ts';

export const clockRead = inlet<typeof readClockFx.doneData>();
export const positionAnswered = inlet<typeof locateFx.finally>();
/** There is a connection again. */
export const searchLineIsBack = inlet();
/** Whose points they are may be known now. */
export const chooserSeen = inlet();
