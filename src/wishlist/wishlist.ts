import { type Infer, array, enums, integer, object, string } from 'superstruct';

export const Change = enums(['add', 'remove']);
export type Change = Infer<typeof Change>;

export const Wish = object({ productId: string(), change: Change });
export type Wish = Infer<typeof Wish>;

export function wishOf(productId: string, change: Change): Wish {
  return { productId, change };
}

/** Shown wishlist data: `itemCount` is the server's and may differ from the number of ids. */
export const Items = object({ itemCount: integer(), itemIds: array(string()) });
export type Items = Infer<typeof Items>;

/** A pending change: the sent one, and the latest one the shopper made. */
export const Pending = object({ productId: string(), sent: Change, wanted: Change });
export type Pending = Infer<typeof Pending>;

/** WSH-03, WSH-04. Applies a change; returns the same items if there is no difference. */
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
 * Confirmed items with all pending changes applied. A failed change is removed, which undoes it
 * (WSH-05).
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
