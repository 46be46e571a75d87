/** What a purchase hears of the bag, of the shopper and of the session. */
import type { $bagPage } from '../cart/bag/bag-model.ts';
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';
import type { resumed } from '../session/lifecycle-model.ts';

/** There is something to buy: what was kept of it may be recalled. */
export const purchaseBegun = inlet();
/** There is a connection again: what could not be read is asked for. */
export const connectionRegained = inlet();
export const bagPageChanged = inlet<typeof $bagPage>();
export const bagRead = inlet();
/** The bag was read, perhaps before. */
export const checkoutBagSeen = inlet();
export const bagRetried = inlet();
export const buyerChanged = inlet();
export const buyerRead = inlet();
export const buyerUnknown = inlet();
export const buyerSignedOut = inlet();
export const payerChanged = inlet<string | null>();
export const sessionResumed = inlet<typeof resumed>();
export const purchaseClockWaited = inlet<typeof waitFx.done>();
