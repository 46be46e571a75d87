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

/** An add that had not come back when the page went. Of one that was sent, `base` is how many pieces there were. */
export const KeptAdd = object({
  variantId: Id,
  productId: Id,
  quantity: max(min(integer(), 1), MOST_PIECES),
  isSent: boolean(),
  base: optional(integer()),
  ownerId: optional(Id),
});
export type KeptAdd = Infer<typeof KeptAdd>;

/** Adds that one tab keeps. */
export const MOST_KEPT_ADDS = 20;

/** What this tab keeps of them, and since when. */
export const KeptAdds = object({ at: number(), adds: size(array(KeptAdd), 1, MOST_KEPT_ADDS) });
export type KeptAdds = Infer<typeof KeptAdds>;

type AddChange = Extract<CartChange, { kind: 'add' }>;

const MAX_AGE_MS = 30 * 60 * 1000;

/** The adds of a queue that would be lost with the page. What only undoes a removal that goes as well is none. */
export function unfinishedAdds(queue: Queue): KeptAdd[] {
  const changes = changesOf(queue);
  return changes.flatMap((change): KeptAdd[] => {
    if (change.kind !== 'add' || isUndoneAnyway(change.undoes, changes)) return [];
    return [keptAs(change, change === queue.current)];
  });
}

/** What is to be known of an add by the next page. */
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

/** Whether what was kept is to be done still: a clock that was set back counts as too late. */
export function isFresh({ at }: KeptAdds, now: number): boolean {
  return now >= at && now - at <= MAX_AGE_MS;
}

/** Whether an add is to be done again: the bag, read since, does not have it by its pieces, and it is this shopper's. */
export function isStillWanted(
  { quantity, isSent, base, ownerId }: KeptAdd,
  pieces: number,
  { userId }: KnownUser,
): boolean {
  if (ownerId !== undefined && ownerId !== userId) return false; // SES-13
  if (!isSent) return true;
  return base === undefined ? pieces === 0 : pieces < base + quantity;
}
