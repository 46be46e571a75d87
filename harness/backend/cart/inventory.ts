import { MOST_VARIANTS_ASKED } from '#src/commerce/limits.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { badRequest, ok } from '../message.ts';
import { stockOf } from '../world.ts';

function statusOf(quantity: number | ''): string {
  if (quantity === '') return 'ComingSoon';
  return quantity === 0 ? 'Unavailable' : 'Available';
}

/** API-22: `GET /inventoryavailability/{ids}`. Omits variants unknown to the stock system (STK-03). */
function getInventory(call: Call): Outcome {
  const ids = (call.segments[0] ?? '').split(',');
  if (ids.length > MOST_VARIANTS_ASKED) return answer(call, badRequest('Too many variants.'));
  const InventoryAvailability = ids.flatMap((productId) => {
    const quantity = stockOf(call.world, productId);
    if (quantity === undefined) return [];
    const availableQuantity = quantity === '' ? '' : quantity.toFixed(1);
    return [{ productId, availableQuantity, inventoryStatus: statusOf(quantity) }];
  });
  return answer(call, ok({ InventoryAvailability }));
}

export const inventoryRoutes: Handlers = {
  'GET transformer /inventoryavailability/*': getInventory,
};
