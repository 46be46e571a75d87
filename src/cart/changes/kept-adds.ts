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
export const KeptAdd = object({
  variantId: Id,
  productId: Id,
  quantity: max(min(integer(), 1), MOST_PIECES),
  isSent: boolean(),
  base: optional(integer()),
  ownerId: optional(Id),
});
export type KeptAdd = Infer<typeof KeptAdd>;

/** Maximum number of stored adds per tab. */
export const MOST_KEPT_ADDS = 20;

/** Stored adds of this tab, and the time of storing. */
export const KeptAdds = object({ at: number(), adds: size(array(KeptAdd), 1, MOST_KEPT_ADDS) });
export type KeptAdds = Infer<typeof KeptAdds>;

type AddChange = Extract<CartChange, { kind: 'add' }>;

const MAX_AGE_MS = 30 * 60 * 1000;

/**
 * Adds in the queue that unloading would lose. Skips an add that undoes a queued removal; both
 * disappear with the page.
 */
export function unfinishedAdds(queue: Queue): KeptAdd[] {
  const changes = changesOf(queue);
  return changes.flatMap((change): KeptAdd[] => {
    if (change.kind !== 'add' || isUndoneAnyway(change.undoes, changes)) return [];
    return [keptAs(change, change === queue.current)];
  });
}

/** Converts an add for storage. */
export function keptAs(
  { variantId, productId, quantity, base, ownerId }: AddChange,
  isSent: boolean,
): KeptAdd {
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
export function isFresh({ at }: KeptAdds, now: number): boolean {
  return now >= at && now - at <= MAX_AGE_MS;
}

/** True if a stored add must be repeated: it is this shopper's, and the bag lacks its pieces. */
export function isStillWanted(
  { quantity, isSent, base, ownerId }: KeptAdd,
  pieces: number,
  { userId }: KnownUser,
): boolean {
  if (ownerId !== undefined && ownerId !== userId) return false; // SES-13
  if (!isSent) return true;
  return base === undefined ? pieces === 0 : pieces < base + quantity;
}
