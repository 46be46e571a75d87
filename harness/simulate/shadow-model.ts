import { object, string, tuple, type as struct } from 'superstruct';
import { bagOwners, userOf } from '#harness/backend/cart/bag-owner.ts';
import { cartOf, mostPieces } from '#harness/backend/cart/cart-lines.ts';
import type { BackendRequest } from '#harness/backend/message.ts';
import { carriedBy } from '#harness/backend/session/sessions.ts';
import type { World } from '#harness/backend/world.ts';
import type { Pieces } from './pieces.ts';
import { newOrders } from './oracles/shadow-accounts.ts';
import type { Purchases } from './purchases.ts';

/** A change by the backend, with the owner of the bag, wishlist, session or account. */
export interface Applied {
  kind: 'bag' | 'wishlist' | 'guest' | 'sign-in' | 'account';
  userId: string;
}

/** Expected content of a shopper's bag, by all additions and removals. */
export interface KeptBag {
  userId: string;
  kept: Pieces;
}

/**
 * Oracle for the contents of all bags. Derived from requests and their success, and from how bags move:
 * from a guest to the browser's next guest, and into an account at sign-in.
 */
export interface ShadowModel {
  note(request: BackendRequest, before: World, after: World): Applied | undefined;
  readonly bags: readonly KeptBag[];
  /** Guest whose bag the browser's shopper has; undefined when signed in. */
  readonly guestId: string | undefined;
}

const Add = struct({ orderItem: tuple([struct({ partNumber: string(), quantity: string() })]) });
const Update = struct({
  orderItem: tuple([struct({ orderItemId: string(), quantity: string() })]),
});
const Removal = object({ orderItemId: string() });

/** Creates the oracle; reports orders to `purchases`. */
export function createShadowModel(purchases: Pick<Purchases, 'noteOrder'>): ShadowModel {
  const bags = new Map<string, Record<string, number>>();
  let guestId: string | undefined;

  function bagOf(userId: string): Record<string, number> {
    const bag = bags.get(userId) ?? {};
    bags.set(userId, bag);
    return bag;
  }

  function takeGuestBag(): Record<string, number> {
    const bag = guestId === undefined ? {} : bagOf(guestId);
    if (guestId !== undefined) bags.delete(guestId);
    guestId = undefined;
    return bag;
  }

  /** False for a request of an unloaded page from before the browser's current guest. */
  function isOfCurrentGuest(request: BackendRequest, before: World): boolean {
    const current = before.state.sessions.findLast(({ userId }) => userId === guestId);
    const carried = carriedBy(before, request);
    return !current?.isKnown || carried.some((session) => session?.userId === guestId);
  }

  function noteIdentity(request: BackendRequest, before: World, after: World): Applied | undefined {
    const session = after.state.sessions.at(-1);
    if (!session) return undefined;
    const { userId, isRegistered } = session;
    const isCurrent = isOfCurrentGuest(request, before);
    if (!isRegistered && !isCurrent) {
      bags.set(userId, {});
      return { kind: 'guest', userId };
    }
    const guestBag = isCurrent ? takeGuestBag() : {};
    if (!isRegistered) {
      guestId = userId;
      bags.set(userId, guestBag);
      return { kind: 'guest', userId };
    }
    const bag = bagOf(userId);
    for (const [variantId, pieces] of Object.entries(guestBag)) {
      const held = bag[variantId] ?? 0;
      const all = Math.max(held, Math.min(held + pieces, mostPieces(after, variantId)));
      if (all > 0) bag[variantId] = all;
    }
    return { kind: 'sign-in', userId };
  }

  function noteBag({ body }: BackendRequest, before: World, after: World): Applied | undefined {
    const { carts, activeOrders } = after.state;
    const orderId = Object.keys(carts).find((id) => carts[id] !== before.state.carts[id]);
    const owner = Object.keys(activeOrders).find((id) => activeOrders[id] === orderId);
    const userId = owner && userOf(owner);
    if (orderId === undefined || userId === undefined) return undefined;
    const bag = bagOf(userId);
    const asked: unknown = JSON.parse(body || 'null');
    const variantOf = (lineId: string) =>
      before.state.carts[orderId]?.lines.find(({ id }) => id === lineId)?.variantId ?? '';
    if (Add.is(asked)) {
      const [{ partNumber, quantity }] = asked.orderItem;
      bag[partNumber] = (bag[partNumber] ?? 0) + Number(quantity);
    } else if (Update.is(asked)) {
      const [{ orderItemId, quantity }] = asked.orderItem;
      bag[variantOf(orderItemId)] = Number(quantity);
    } else if (Removal.is(asked)) delete bag[variantOf(asked.orderItemId)];
    // Delivery details, for example, do not change the content.
    else return undefined;
    return { kind: 'bag', userId };
  }

  /** Orders take the content of the bag and leave it empty. */
  function noteOrders(before: World, after: World): Applied | undefined {
    const orders = newOrders(before, after);
    for (const order of orders) {
      purchases.noteOrder(order, bagOf(order.userId));
      bags.set(order.userId, {});
    }
    const [first] = orders;
    return first && { kind: 'bag', userId: first.userId };
  }

  return {
    get bags() {
      return [...bags].map(([userId, kept]) => ({ userId, kept }));
    },
    get guestId() {
      return guestId;
    },
    note(request, before, after) {
      if (after.state.sessions.length > before.state.sessions.length)
        return noteIdentity(request, before, after);
      const ordered = noteOrders(before, after);
      if (ordered) return ordered;
      if (after.state.carts !== before.state.carts) return noteBag(request, before, after);
      return noteWishlist(request, before, after);
    },
  };
}

/** Counts a change without effect as well; only the session shows whose list it is. */
function noteWishlist(request: BackendRequest, before: World, after: World): Applied | undefined {
  const { wishlists, gone } = after.state;
  if (wishlists === before.state.wishlists) return undefined;
  const session = carriedBy(before, request).find((carried) => carried && !carried.ended);
  const changed = Object.keys(wishlists).find((id) => wishlists[id] !== before.state.wishlists[id]);
  // A request of any shopper can complete an account deletion.
  if (changed === undefined && gone !== before.state.gone) return undefined;
  const userId = changed ?? session?.userId;
  return userId === undefined ? undefined : { kind: 'wishlist', userId };
}

export function piecesOf(world: World, userId: string): Pieces {
  const lines = bagOwners(userId).flatMap((owner) => cartOf(world, owner)?.lines ?? []);
  return Object.fromEntries(lines.map(({ variantId, quantity }) => [variantId, quantity]));
}
