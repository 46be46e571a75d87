import {
  type Infer,
  array,
  boolean,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { personalText, taggedUnion } from '../../kernel/struct.ts';
import { CartLine } from '../bag/contract.ts';

/** The registered user who made the change, if any. */
const Owner = { ownerId: optional(string()) };

/**
 * A bag change. Add: `base` is the number of pieces before it, `line` the expected line, `undoes`
 * the removed line it restores. `isFromBefore` marks a change of the previous page. Remove:
 * `instead` is a queued quantity it replaced.
 */
export const CartChange = taggedUnion('kind', {
  add: object({
    kind: literal('add'),
    variantId: string(),
    productId: string(),
    quantity: integer(),
    base: optional(integer()),
    line: optional(CartLine),
    undoes: optional(string()),
    isFromBefore: optional(boolean()),
    ...Owner,
  }),
  update: object({ kind: literal('update'), lineId: string(), quantity: integer(), ...Owner }),
  remove: object({
    kind: literal('remove'),
    lineId: string(),
    instead: optional(integer()),
    ...Owner,
  }),
  assignCode: object({ kind: literal('assignCode'), code: personalText(), ...Owner }),
  removeCode: object({ kind: literal('removeCode'), code: personalText(), ...Owner }),
  gift: object({
    kind: literal('gift'),
    isGift: boolean(),
    note: personalText(),
    isWrapped: boolean(),
    ...Owner,
  }),
});
export type CartChange = Infer<typeof CartChange>;

/** Changes are sent to the server one after another. */
export const Queue = object({ current: nullable(CartChange), waiting: array(CartChange) });
export type Queue = Infer<typeof Queue>;

export type LineChange = Extract<CartChange, { lineId: string }>;

export function isOfLine(change: CartChange): change is LineChange {
  return 'lineId' in change;
}

/**
 * Adds a change to the queue. Waiting changes of the same line, or of the gift, are replaced; all
 * others stay.
 */
export function enqueued({ current, waiting }: Queue, change: CartChange): Queue {
  if (change.kind === 'gift')
    return { current, waiting: [...waiting.filter(({ kind }) => kind !== 'gift'), change] };
  if (!isOfLine(change)) return { current, waiting: [...waiting, change] };
  const { lineId } = change;
  if (isRemoving({ current, waiting }, lineId)) return { current, waiting };
  const others = waiting.filter((each) => !isOfLine(each) || each.lineId !== lineId);
  if (current && isSame(current, change)) return { current, waiting: others };
  const replaced = waiting.find((each) => each.kind === 'update' && each.lineId === lineId);
  const kept =
    change.kind === 'remove' && replaced?.kind === 'update'
      ? { ...change, instead: replaced.quantity }
      : change;
  return { current, waiting: [...others, kept] };
}

/** Changes without the removal of a line; its earlier quantity applies again. */
export function withoutRemovalOf(queue: Queue, lineId: string): CartChange[] {
  return changesOf(queue).flatMap((change): CartChange[] => {
    if (change.kind !== 'remove' || change.lineId !== lineId) return [change];
    const { instead } = change;
    return instead === undefined ? [] : [{ kind: 'update', lineId, quantity: instead }];
  });
}

/** Starts the first waiting change, in the given form. */
export function started({ waiting }: Queue, current: CartChange): Queue {
  return { current, waiting: waiting.slice(1) };
}

export function settled({ waiting }: Queue): Queue {
  return { current: null, waiting };
}

/** Drops the unsent removal of a line. */
export function withoutRemoval({ current, waiting }: Queue, lineId: string): Queue {
  return { current, waiting: withoutRemovalOf({ current: null, waiting }, lineId) };
}

/** Drops an add that was to restore the line. */
export function withoutUndo({ current, waiting }: Queue, lineId: string): Queue {
  return {
    current,
    waiting: waiting.filter((each) => each.kind !== 'add' || each.undoes !== lineId),
  };
}

export function withoutWaitingAdds({ current, waiting }: Queue): Queue {
  return { current, waiting: waiting.filter(({ kind }) => kind !== 'add') };
}

export function firstWaiting({ current, waiting }: Queue): CartChange | null {
  return current ? null : (waiting[0] ?? null);
}

/** Ids of lines with pending changes. */
export function busyLineIds(queue: Queue): string[] {
  return changesOf(queue).flatMap((change) => (isOfLine(change) ? [change.lineId] : []));
}

export function addingVariantIds(queue: Queue): string[] {
  return changesOf(queue).flatMap((change) => (change.kind === 'add' ? [change.variantId] : []));
}

/** True if the current change was requested on the previous page. */
export function isFromBefore({ current }: Queue): boolean {
  return current?.kind === 'add' && current.isFromBefore === true;
}

export function waitsForRemoval({ waiting }: Queue, lineId: string): boolean {
  return waiting.some((each) => each.kind === 'remove' && each.lineId === lineId);
}

export function changesOf({ current, waiting }: Queue): CartChange[] {
  return current ? [current, ...waiting] : waiting;
}

function isRemoving(queue: Queue, lineId: string): boolean {
  return changesOf(queue).some((each) => each.kind === 'remove' && each.lineId === lineId);
}

function isSame(one: CartChange, other: CartChange): boolean {
  return (
    one.kind === 'update' &&
    other.kind === 'update' &&
    one.lineId === other.lineId &&
    one.quantity === other.quantity
  );
}
