import { limitsOf } from './limits.ts';
import { $store } from './model.ts';

/** CFG-14. Separate from the store, because the first page does not need it. */
export const $limits = $store.map(limitsOf);

/** STK-09 */
export const $lowStock = $limits.map(({ lowStockMessage }) => lowStockMessage);
