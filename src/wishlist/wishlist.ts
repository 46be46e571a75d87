import { type Infer, array, enums, integer, object, string } from 'superstruct';

export const Change = enums(['add', 'remove']);
export type Change = Infer<typeof Change>;

export const Wish = object({ productId: string(), change: Change });
export type Wish = Infer<typeof Wish>;

export function wishOf(productId: string, change: Change): Wish {
  return { productId, change };
}

/** What of the wishlist is shown: its count is the server's own and need not be the number of ids. */
export const Items = object({ itemCount: integer(), itemIds: array(string()) });
export type Items = Infer<typeof Items>;

/** A change under way: what was sent for a product, and what the shopper wants by now. */
export const Pending = object({ productId: string(), sent: Change, wanted: Change });
export type Pending = Infer<typeof Pending>;

/** WSH-03, WSH-04. A change that is so already changes nothing. */
export function changed(items: Items, { productId, change }: Wish): Items {
  const has = items.itemIds.includes(productId);
  if (has === (change === 'add')) return items;
  return change === 'add'
    ? { itemCount: items.itemCount + 1, itemIds: [...items.itemIds, productId] }
    : {
        itemCount: Math.max(0, items.itemCount - 1), // WSH-06: never below zero
        itemIds: items.itemIds.filter((id) => id !== productId),
      };
}

/**
 * What the shopper sees: what the server has confirmed, and on top of it every change under way.
 * A change that fails is left out, and with that it is as if it had never been (WSH-05).
 */
export function shownItems(confirmed: Items, pending: readonly Pending[]): Items {
  return pending.reduce(
    (items, { productId, wanted }) => changed(items, { productId, change: wanted }),
    confirmed,
  );
}

export function pendingOf(pending: readonly Pending[], productId: string): Pending | undefined {
  return pending.find((entry) => entry.productId === productId);
}

export function withSent(pending: readonly Pending[], { productId, change }: Wish): Pending[] {
  return [...without(pending, productId), { productId, sent: change, wanted: change }];
}

export function withWanted(pending: Pending[], { productId, change }: Wish): Pending[] {
  return pending.map((entry) =>
    entry.productId === productId ? { ...entry, wanted: change } : entry,
  );
}

export function without(pending: readonly Pending[], productId: string): Pending[] {
  return pending.filter((entry) => entry.productId !== productId);
}
