import type { OrderRecord } from '../payment/purchase-state.ts';
import { withPurchase, type World } from '../world.ts';

/** Moves a guest's orders to their renewed session, because the answer with the order may have been lost. */
export function takeOverOrders(
  world: World,
  fromId: string,
  userId: string,
  isMeant: (order: OrderRecord) => boolean = () => true,
): World {
  const { orders } = world.state.purchase;
  const own = Object.values(orders).filter((order) => order.userId === fromId && isMeant(order));
  if (own.length === 0) return world;
  const taken = own.map((order) => [order.orderId, { ...order, userId }]);
  return withPurchase(world, { orders: { ...orders, ...Object.fromEntries(taken) } });
}
