/** What changes and vouchers of the bag hear of the bag as it is read, and of the shopper. */
import { inlet } from '../../event-log/inlet.ts';
import type { pageGoing, pageShownAgain } from '../../ports/start.ts';
import type { detailsLoaded, miniBagLoaded, readRefused } from './bag-model.ts';

export const miniBagAsked = inlet();
export const miniBagSeen = inlet<typeof miniBagLoaded>();
export const miniBagClosed = inlet();
export const bagAsked = inlet();
export const bagSeen = inlet<typeof detailsLoaded>();
export const bagLeft = inlet();
export const readingRefused = inlet<typeof readRefused>();
/** Whose bag it is may be known now. */
export const shopperSeen = inlet();
/** What the tab has kept of the bag may be looked at. */
export const bagOpened = inlet();
/** There is a connection again. */
export const connectionRestored = inlet();
export const pageHidden = inlet<typeof pageGoing>();
export const pageRestored = inlet<typeof pageShownAgain>();
