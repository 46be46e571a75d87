import { array, object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { Inventory, InventoryAnswer, readInventory } from './contract.ts';

/** API-22 */
export const inventoryCall = defineCall({
  name: 'stock.inventory',
  method: 'GET',
  base: 'transformer',
  isLive: true,
  path: ({ variantIds }) =>
    `/inventoryavailability/${variantIds.map(encodeURIComponent).join(',')}`,
  params: object({ variantIds: array(string()) }),
  contract: { answer: InventoryAnswer, read: readInventory },
  value: Inventory,
  fatalExempt: [404, 500], // FTL-02
  apiType: 'mock',
});
