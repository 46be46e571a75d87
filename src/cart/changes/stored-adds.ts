import {
  type Infer,
  array,
  boolean,
  integer,
  max,
  min,
  number,
  object,
  optional,
  pattern,
  size,
  string,
} from 'superstruct';
import { MOST_PIECES } from '../../commerce/limits.ts';
import type { KnownUser } from '../../session/session.ts';
import { type CartChange, type Queue, changesOf } from './queue.ts';

const Id = pattern(string(), /^[\w-]{1,40}$/);

/**
 * An add that was unfinished when the page unloaded. For a sent one, `base` is the number of pieces
 * before it.
 */
export const StoredAdd = object({
  variantId: Id,
  productId: Id,
  quantity: max(min(integer(), 1), MOST_PIECES),
  isSent: boolean(),
  base: optional(integer()),
  ownerId: optional(Id),
});
export type StoredAdd = Infer<typeof StoredAdd>;

/** Maximum number of stored adds per tab. */
export const MOST_STORED_ADDS = 20;

/** Stored adds of this tab, and the time of storing. */
export const StoredAdds = object({
  at: number(),
  adds: size(array(StoredAdd), 1, MOST_STORED_ADDS),
});
export type StoredAdds = Infer<typeof StoredAdds>;

type AddChange = Extract<CartChange, { kind: 'add' }>;

const MAX_AGE_MS = 30 * 60 * 1000;

/**
 * Adds in the queue that unloading would lose. Skips an add that undoes a queued removal; both
 * disappear with the page.
 */
export function unfinishedAdds(queue: Queue): StoredAdd[] {
  const changes = changesOf(queue);
  return changes.flatMap((change): StoredAdd[] => {
    if (change.kind !== 'add' || isUndoneAnyway(change.undoes, changes)) return [];
    return [keptAs(change, change === queue.current)];
  });
}

/** Converts an add for storage. */
export function keptAs(
  { variantId, productId, quantity, base, ownerId }: AddChange,
  isSent: boolean,
): StoredAdd {
  return {
    variantId,
    productId,
    quantity,
    isSent,
    ...(isSent && base !== undefined && { base }),
    ...(ownerId !== undefined && { ownerId }),
  };
}

function isUndoneAnyway(lineId: string | undefined, changes: readonly CartChange[]): boolean {
  return changes.some((each) => each.kind === 'remove' && each.lineId === lineId);
}

/** True if stored adds are recent enough; a clock that was set back makes them too old. */
export function isFresh({ at }: StoredAdds, now: number): boolean {
  return now >= at && now - at <= MAX_AGE_MS;
}

/** True if a stored add must be repeated: it is this shopper's, and the bag lacks its pieces. */
export function isStillWanted(
  { quantity, isSent, base, ownerId }: StoredAdd,
  pieces: number,
  { userId }: KnownUser,
): boolean {
  if (ownerId !== undefined && ownerId !== userId) return false; // SES-13
  if (!isSent) return true;
  return base === undefined ? pieces === 0 : pieces < base + quantity;
}
