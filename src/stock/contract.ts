import { array, object, string, type, type Infer } from 'superstruct';

/** API-22 */
export const InventoryAnswer = type({
  InventoryAvailability: array(
    type({ productId: string(), availableQuantity: string(), inventoryStatus: string() }),
  ),
});

/** `quantity` as sent: `''` is coming soon (STK-01), `'0.0'` out of stock (STK-02). Entries can be missing (STK-03). */
export const Availability = object({ variantId: string(), quantity: string() });
export type Availability = Infer<typeof Availability>;

export const Inventory = array(Availability);
export type Inventory = Infer<typeof Inventory>;

export function readInventory(answer: Infer<typeof InventoryAnswer>): Inventory {
  return answer.InventoryAvailability.map(({ productId, availableQuantity }) => ({
    variantId: productId,
    quantity: availableQuantity,
  }));
}
