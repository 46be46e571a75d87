/** What goes with a product hears of the page, of tiles and of answers about products. */
import { inlet } from '../event-log/inlet.ts';
import type { productFx } from './model.ts';

/** A product page may be open. */
export const productPageSeen = inlet();
/** Its product may be there. */
export const productSeen = inlet();
export const addressLeft = inlet();
export const panelOpened = inlet();
/** A tile's product may be open. */
export const quickAddSeen = inlet();
export const productRead = inlet<typeof productFx.done>();
export const productRefused = inlet<typeof productFx.fail>();
