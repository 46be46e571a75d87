import type { OrderRecord } from '../payment/purchase-state.ts';
import { withPurchase, type World } from '../world.ts';

/** What a guest has bought stays theirs when their session is made anew: an answer may have been lost. */
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
