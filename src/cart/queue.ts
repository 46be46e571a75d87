import {
  type Infer,
  array,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';

/** Who wished for it, if that was somebody registered. */
const Owner = { ownerId: optional(string()) };

/** One change of the bag. */
export const CartChange = taggedUnion('kind', {
  add: object({
    kind: literal('add'),
    variantId: string(),
    productId: string(),
    quantity: integer(),
    ...Owner,
  }),
  update: object({ kind: literal('update'), lineId: string(), quantity: integer(), ...Owner }),
  remove: object({ kind: literal('remove'), lineId: string(), ...Owner }),
});
export type CartChange = Infer<typeof CartChange>;

/** Changes of the bag go to the server one after another. */
export const Queue = object({ current: nullable(CartChange), waiting: array(CartChange) });
export type Queue = Infer<typeof Queue>;

/** Of several waiting changes of one line only the last counts; adds count each. */
export function enqueued({ current, waiting }: Queue, change: CartChange): Queue {
  if (change.kind === 'add') return { current, waiting: [...waiting, change] };
  const { lineId } = change;
  if (isRemoving({ current, waiting }, lineId)) return { current, waiting };
  const others = waiting.filter((each) => each.kind === 'add' || each.lineId !== lineId);
  return { current, waiting: [...others, change] };
}

export function started({ waiting }: Queue): Queue {
  const [current = null, ...rest] = waiting;
  return { current, waiting: rest };
}

export function settled({ waiting }: Queue): Queue {
  return { current: null, waiting };
}

export function firstWaiting({ current, waiting }: Queue): CartChange | null {
  return current ? null : (waiting[0] ?? null);
}

/** Lines that are changing, for the view to say so. */
export function busyLineIds(queue: Queue): string[] {
  return changesOf(queue).flatMap((change) => (change.kind === 'add' ? [] : [change.lineId]));
}

export function addingVariantIds(queue: Queue): string[] {
  return changesOf(queue).flatMap((change) => (change.kind === 'add' ? [change.variantId] : []));
}

function isRemoving(queue: Queue, lineId: string): boolean {
  return changesOf(queue).some((each) => each.kind === 'remove' && each.lineId === lineId);
}

function changesOf({ current, waiting }: Queue): CartChange[] {
  return current ? [current, ...waiting] : waiting;
}
