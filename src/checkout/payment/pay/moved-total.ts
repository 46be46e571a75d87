import { type Infer, integer, nullable, object, string } from 'superstruct';
import type { Money } from '../../../commerce/money.ts';

/** What a shopper sees that the order costs, without what the way to pay does; `optionId` is a delivery that is not saved yet. */
export const SeenTotal = object({
  orderId: string(),
  total: integer(),
  optionId: nullable(string()),
});
export type SeenTotal = Infer<typeof SeenTotal>;

export const Moved = object({ from: integer(), to: integer() });
export type Moved = Infer<typeof Moved>;

/**
 * What is to be said of a total that has moved, from what the shopper has seen or agreed to before; nothing where it is
 * what it was. What the shopper chooses here, another delivery, moves both.
 */
export function movedTotal(seen: SeenTotal | null, now: SeenTotal, earlier: Moved | null) {
  if (seen?.orderId !== now.orderId) return null;
  const isChosen = now.optionId !== null && now.optionId !== seen.optionId;
  if (isChosen) return earlier && movedFrom(earlier.from + now.total - seen.total, now.total);
  return movedFrom(earlier?.from ?? seen.total, now.total);
}

function movedFrom(from: Money, to: Money): Moved | null {
  return from === to ? null : { from, to };
}
