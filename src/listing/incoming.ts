/** What pagination hears of the shopper's wish and of the listing. */
import { inlet } from '../event-log/inlet.ts';
import type { $listing, listingFx } from './model.ts';

export const moreWanted = inlet();
export const pageRead = inlet<typeof listingFx.done>();
export const pageRefused = inlet<typeof listingFx.fail>();
export const listingChanged = inlet<typeof $listing>();
