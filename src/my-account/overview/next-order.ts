import type { OrderEntry } from '../../orders/contract.ts';
import { orderStatusOf } from '../../orders/order.ts';

/** Returns the next order to arrive: the oldest in progress. `orders` are newest first. */
export function nextOrderOf(orders: readonly OrderEntry[]): OrderEntry | undefined {
  return orders.findLast((order) => ['processing', 'shipped'].includes(orderStatusOf(order)));
}
