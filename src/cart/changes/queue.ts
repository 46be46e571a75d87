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

/** Who wished for it, if that was somebody registered. */
const Owner = { ownerId: optional(string()) };

/**
 * One change of the bag. Of an add, `base` is how many pieces there were when it was sent, `line`
 * what it will look like, and `undoes` the line whose removal it takes back; one that
 * `isFromBefore` was wished for on the page before. A removal may have come
 * `instead` of a quantity that was wished for.
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

/** Changes of the bag go to the server one after another. */
export const Queue = object({ current: nullable(CartChange), waiting: array(CartChange) });
export type Queue = Infer<typeof Queue>;

/** A change of one line. */
export type LineChange = Extract<CartChange, { lineId: string }>;

export function isOfLine(change: CartChange): change is LineChange {
  return 'lineId' in change;
}

/** Of several changes of one line, or of the gift, only the last that waits counts: the last intent wins. Others count each. */
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

/** What the queue makes of a line's quantity, if the line is not taken out. */
export function withoutRemovalOf(queue: Queue, lineId: string): CartChange[] {
  return changesOf(queue).flatMap((change): CartChange[] => {
    if (change.kind !== 'remove' || change.lineId !== lineId) return [change];
    const { instead } = change;
    return instead === undefined ? [] : [{ kind: 'update', lineId, quantity: instead }];
  });
}

/** The first that waits is sent, as the given change says it. */
export function started({ waiting }: Queue, current: CartChange): Queue {
  return { current, waiting: waiting.slice(1) };
}

export function settled({ waiting }: Queue): Queue {
  return { current: null, waiting };
}

/** Without the removal of a line that has not been sent yet. */
export function withoutRemoval({ current, waiting }: Queue, lineId: string): Queue {
  return { current, waiting: withoutRemovalOf({ current: null, waiting }, lineId) };
}

/** Without what was to put a line back that has never gone. */
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

/** Lines that are changing, for the view to say so. */
export function busyLineIds(queue: Queue): string[] {
  return changesOf(queue).flatMap((change) => (isOfLine(change) ? [change.lineId] : []));
}

export function addingVariantIds(queue: Queue): string[] {
  return changesOf(queue).flatMap((change) => (change.kind === 'add' ? [change.variantId] : []));
}

/** Whether what is under way was wished for on the page before. */
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
