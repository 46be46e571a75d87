/** What is heard of answers about stock beside the product page's. */
import { inlet } from '../event-log/inlet.ts';
import type { dropByOne, inventoryFx } from './model.ts';

export const savedStockRead = inlet<typeof inventoryFx.done>();
export const quickStockRead = inlet<typeof inventoryFx.done>();
export const quickStockFailed = inlet<typeof inventoryFx.fail>();
export const pieceTaken = inlet<typeof dropByOne>();
