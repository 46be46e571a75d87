import type { OrderEntry } from '../../orders/contract.ts';
import { orderStatusOf } from '../../orders/order.ts';

/** The order that comes next: of those under way the one that was placed first. */
export function nextOrderOf(orders: readonly OrderEntry[]): OrderEntry | undefined {
  return orders.findLast((order) => ['processing', 'shipped'].includes(orderStatusOf(order)));
}
