import { array, string, type, type Infer } from 'superstruct';
import { dictionary } from '../kernel/struct.ts';

/** API-22 */
export const InventoryAnswer = type({
  InventoryAvailability: array(
    type({ productId: string(), availableQuantity: string(), inventoryStatus: string() }),
  ),
});

/**
 * Quantities as sent, by variant id: `''` is coming soon (STK-01), `'0.0'` out of stock (STK-02).
 * Entries can be missing (STK-03).
 */
export const Inventory = dictionary(string());
export type Inventory = Infer<typeof Inventory>;

export function readInventory(answer: Infer<typeof InventoryAnswer>): Inventory {
  return Object.fromEntries(
    answer.InventoryAvailability.map(({ productId, availableQuantity }) => [
      productId,
      availableQuantity,
    ]),
  );
}
