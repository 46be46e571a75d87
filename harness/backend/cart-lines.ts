import { stockOf, withState, type CartLineRecord, type CartRecord, type World } from './world.ts';

/** STK-03: what counts as available when the stock system has no entry. */
const PIECES_WITHOUT_ENTRY = 11;

/** Pieces of a variant that a bag may hold. */
export function mostPieces(world: World, variantId: string): number {
  const stock = stockOf(world, variantId) ?? PIECES_WITHOUT_ENTRY;
  return stock === '' ? 0 : stock;
}

/** The user's bag, if there is an active order. */
export function cartOf(world: World, userId: string): CartRecord | undefined {
  return world.state.carts[world.state.activeOrders[userId] ?? ''];
}

/** The world with a bag as it is now. */
export function withCart(world: World, cart: CartRecord): World {
  return withState(world, { carts: { ...world.state.carts, [cart.orderId]: cart } });
}

/** The user's bag; a new order when there is none (CRT-05). */
export function openCart(world: World, userId: string): { world: World; cart: CartRecord } {
  const existing = cartOf(world, userId);
  if (existing) return { world, cart: existing };
  const { nextOrder, activeOrders } = world.state;
  const cart: CartRecord = { orderId: String(nextOrder), lines: [], nextLine: 1 };
  const counted = withState(world, {
    nextOrder: nextOrder + 1,
    activeOrders: { ...activeOrders, [userId]: cart.orderId },
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

/** Gives a bag to another user: the order itself, or what is in it where that user has one already. */
export function takeOverCart(world: World, fromId: string, toId: string): World {
  const { [fromId]: orderId, ...activeOrders } = world.state.activeOrders;
  if (orderId === undefined) return world;
  if (activeOrders[toId] !== undefined) return mergeCarts(world, fromId, toId);
  return withState(world, { activeOrders: { ...activeOrders, [toId]: orderId } });
}

/** The guest's bag goes into the registered user's: equal variants add up, as far as stock allows. */
export function mergeCarts(world: World, guestId: string, userId: string): World {
  const guestCart = cartOf(world, guestId);
  if (!guestCart || guestCart.lines.length === 0) return world;
  let { world: next, cart } = openCart(world, userId);
  for (const { variantId, quantity } of guestCart.lines) {
    const held = cart.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    const more = Math.min(quantity, Math.max(0, mostPieces(next, variantId) - held));
    if (more > 0) ({ world: next, cart } = addPieces(next, cart, variantId, more));
  }
  const codes = [...new Set([...(cart.codes ?? []), ...(guestCart.codes ?? [])])];
  if (codes.length > 0) next = withCart(next, { ...cart, codes });
  const activeOrders = { ...next.state.activeOrders };
  delete activeOrders[guestId];
  return withState(next, { activeOrders });
}
