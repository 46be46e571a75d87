import { limitsOf } from './limits.ts';
import { $store } from './model.ts';

/** CFG-14. Apart from the rest of the store: the first page can do without it. */
export const $limits = $store.map(limitsOf);

/** STK-09 */
export const $lowStock = $limits.map(({ lowStockMessage }) => lowStockMessage);
