import type { OrderRecord } from '#harness/backend/payment/purchase-state.ts';
import type { World } from '#harness/backend/world.ts';

type Sums = Readonly<Record<string, number>>;

function summed(entries: readonly (readonly [string, number])[]): Sums {
  const sums: Record<string, number> = {};
  for (const [key, amount] of entries) sums[key] = (sums[key] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

function fineOrders({ state }: World) {
  return Object.values(state.purchase.orders).filter(({ isCancelled }) => !isCancelled);
}

/** Finds contradictions between the backend's orders, payments, stock and gift cards. */
export function faultsOfShadowAccounts(world: World): string[] {
  const { state, catalogue } = world;
  const { orders, payments, giftCards } = state.purchase;
  const faults: string[] = [];
  const check = (isFine: boolean, fault: string) => {
    if (!isFine) faults.push(fault);
  };
  const same = (one: Sums, other: Sums, fault: string) => {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    for (const key of keys)
      check(one[key] === other[key], `${fault}: ${key} ${one[key]} ${other[key]}`);
  };
  const lines = fineOrders(world).flatMap((order) => order.lines);
  same(
    summed(Object.entries(state.sold)),
    summed(lines.map(({ variantId, quantity }) => [variantId, quantity])),
    'stock taken differs from stock sold',
  );
  for (const [variantId, sold] of Object.entries(state.sold)) {
    const available = catalogue.byVariant.get(variantId)?.variant.available;
    check(typeof available !== 'number' || sold <= available, `${variantId} is oversold`);
  }
  const parts = fineOrders(world).flatMap(({ paymentId }) => payments[paymentId]?.parts ?? []);
  same(
    summed(Object.entries(giftCards).map(([hash, { spent }]) => [hash, spent])),
    summed(parts.map(({ card, amount }) => [card, amount])),
    'gift card balances differ from their payments',
  );
  check(
    parts.every(({ card, worth }) => (giftCards[card]?.spent ?? 0) <= worth),
    'a gift card has paid more than it was worth',
  );
  for (const order of Object.values(orders)) {
    const payment = payments[order.paymentId];
    const { value, shipping, giftCards: bought, fee, wrapping = 0, total, orderId } = order;
    check(payment?.orderId === orderId, `${orderId} has the payment of another order`);
    check(payment?.status === 'success' || payment?.status === 'pending', `${orderId} is not paid`);
    check(payment?.total === total, `${orderId} was paid with another sum`);
    check(value + shipping + wrapping + bought + fee === total, `${orderId} does not add up`);
    check(!Object.values(state.activeOrders).includes(orderId), `${orderId} is still active`);
  }
  const paid = Object.values(payments).filter(({ status }) => /success|pending/.test(status));
  check(paid.length === Object.keys(orders).length, 'there are not as many orders as payments');
  check(!/\b4\d{15}\b/.test(JSON.stringify(state)), 'a card number is stored');
  return faults;
}

export function newOrders(before: World, after: World): OrderRecord[] {
  if (before.state.purchase.orders === after.state.purchase.orders) return [];
  return Object.values(after.state.purchase.orders).filter(
    ({ orderId }) => before.state.purchase.orders[orderId] === undefined,
  );
}
