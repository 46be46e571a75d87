import { bagOwners, type BagOwner } from './bag-owner.ts';
import { stockOf, withState, type CartLineRecord, type CartRecord, type World } from '../world.ts';

/** STK-03: pieces counted as available when the stock system has no entry. */
const PIECES_WITHOUT_ENTRY = 11;

/** Maximum pieces of a variant in a bag. */
export function mostPieces(world: World, variantId: string): number {
  const stock = stockOf(world, variantId) ?? PIECES_WITHOUT_ENTRY;
  return stock === '' ? 0 : stock;
}

/** The shopper's bag, if there is an active order. */
export function cartOf(world: World, owner: BagOwner): CartRecord | undefined {
  return world.state.carts[world.state.activeOrders[owner] ?? ''];
}

export function withCart(world: World, cart: CartRecord): World {
  return withState(world, { carts: { ...world.state.carts, [cart.orderId]: cart } });
}

/** The shopper's bag; creates an order if there is none (CRT-05). */
export function openCart(world: World, owner: BagOwner): { world: World; cart: CartRecord } {
  const existing = cartOf(world, owner);
  if (existing) return { world, cart: existing };
  const { nextOrder, activeOrders } = world.state;
  const cart: CartRecord = { orderId: String(nextOrder), lines: [], nextLine: 1 };
  const counted = withState(world, {
    nextOrder: nextOrder + 1,
    activeOrders: { ...activeOrders, [owner]: cart.orderId },
  });
  return { world: withCart(counted, cart), cart };
}

/** Adds pieces to the line of the variant, or as a new line. */
export function addPieces(
  world: World,
  cart: CartRecord,
  variantId: string,
  quantity: number,
): { world: World; line: CartLineRecord; cart: CartRecord } {
  const existing = cart.lines.find((line) => line.variantId === variantId);
  const line = existing
    ? { ...existing, quantity: existing.quantity + quantity }
    : { id: `${cart.orderId}${cart.nextLine}`, variantId, quantity };
  const changed: CartRecord = existing
    ? { ...cart, lines: cart.lines.map((each) => (each.id === line.id ? line : each)) }
    : { ...cart, lines: [...cart.lines, line], nextLine: cart.nextLine + 1 };
  return { world: withCart(world, changed), line, cart: changed };
}

/** Sets a line's quantity; 0 removes the line. */
export function setPieces(world: World, cart: CartRecord, lineId: string, quantity: number): World {
  const lines = cart.lines
    .map((line) => (line.id === lineId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  return withCart(world, { ...cart, lines });
}

/** Moves a shopper's bags to another one: whole orders, or their pieces where one exists already. */
export function takeOverCarts(world: World, fromId: string, toId: string): World {
  return pairsOf(fromId, toId).reduce((before, [from, to]) => {
    const { [from]: orderId, ...activeOrders } = before.state.activeOrders;
    if (orderId === undefined) return before;
    if (activeOrders[to] !== undefined) return mergeCart(before, from, to);
    return withState(before, { activeOrders: { ...activeOrders, [to]: orderId } });
  }, world);
}

/** Merges the guest's bags into the account's: equal variants add up, as far as stock allows. */
export function mergeCarts(world: World, guestId: string, userId: string): World {
  return pairsOf(guestId, userId).reduce(
    (before, [from, to]) => mergeCart(before, from, to),
    world,
  );
}

function pairsOf(fromId: string, toId: string): (readonly [from: BagOwner, to: BagOwner])[] {
  const to = bagOwners(toId);
  return bagOwners(fromId).flatMap((from, at) => {
    const other = to[at];
    return other ? [[from, other] as const] : [];
  });
}

function mergeCart(world: World, from: BagOwner, to: BagOwner): World {
  const guestCart = cartOf(world, from);
  if (!guestCart || guestCart.lines.length === 0) return world;
  let { world: next, cart } = openCart(world, to);
  for (const { variantId, quantity } of guestCart.lines) {
    const held = cart.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    const more = Math.min(quantity, Math.max(0, mostPieces(next, variantId) - held));
    if (more > 0) ({ world: next, cart } = addPieces(next, cart, variantId, more));
  }
  const codes = [...new Set([...(cart.codes ?? []), ...(guestCart.codes ?? [])])];
  if (codes.length > 0) next = withCart(next, { ...cart, codes });
  const gift = guestCart.gift ?? cart.gift;
  if (gift) next = withCart(next, { ...(cartOf(next, to) ?? cart), gift });
  const activeOrders = { ...next.state.activeOrders };
  delete activeOrders[from];
  return withState(next, { activeOrders });
}
