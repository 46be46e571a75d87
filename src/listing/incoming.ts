/** What pagination hears of the shopper's wish and of the listing. */
import { inlet } from '../event-log/inlet.ts';
import type { navigateFx } from '../ports/navigation.ts';
import type { $listing, listingFx } from './model.ts';

export const moreWanted = inlet();
export const pageRead = inlet<typeof listingFx.done>();
export const pageRefused = inlet<typeof listingFx.fail>();
export const listingChanged = inlet<typeof $listing>();
export const addressWritten = inlet<typeof navigateFx.done>();
