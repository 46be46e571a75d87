import { array, object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { MOST_VARIANTS_ASKED } from '../commerce/limits.ts';
import { dividedBy } from '../ports/http/portions.ts';
import { Inventory, InventoryAnswer, readInventory } from './contract.ts';

const joinInventories = (all: readonly Inventory[]): Inventory => Object.assign({}, ...all);

/** API-22 */
export const inventoryCall = defineCall({
  name: 'stock.inventory',
  method: 'GET',
  base: 'transformer',
  isLive: true,
  path: ({ variantIds }) =>
    `/inventoryavailability/${variantIds.map(encodeURIComponent).join(',')}`,
  params: object({ variantIds: array(string()) }),
  divide: dividedBy('variantIds', MOST_VARIANTS_ASKED, joinInventories),
  contract: { answer: InventoryAnswer, read: readInventory },
  value: Inventory,
  fatalExempt: [404, 500], // FTL-02
  apiType: 'mock',
});
