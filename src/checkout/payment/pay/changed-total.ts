import { type Infer, integer, nullable, object, string } from 'superstruct';
import type { Money } from '../../../commerce/money.ts';

/**
 * Total shown to the shopper, without the method fee; `optionId` is a delivery that is not saved
 * yet.
 */
export const SeenTotal = object({
  orderId: string(),
  total: integer(),
  optionId: nullable(string()),
});
export type SeenTotal = Infer<typeof SeenTotal>;

export const ChangedTotal = object({ from: integer(), to: integer() });
export type ChangedTotal = Infer<typeof ChangedTotal>;

/**
 * Returns the change from the total first seen or last accepted; `null` if there is none. Choosing
 * another delivery changes both totals, because that change is the shopper's own.
 */
export function changedTotal(seen: SeenTotal | null, now: SeenTotal, earlier: ChangedTotal | null) {
  if (seen?.orderId !== now.orderId) return null;
  const isChosen = now.optionId !== null && now.optionId !== seen.optionId;
  if (isChosen) return earlier && movedFrom(earlier.from + now.total - seen.total, now.total);
  return movedFrom(earlier?.from ?? seen.total, now.total);
}

function movedFrom(from: Money, to: Money): ChangedTotal | null {
  return from === to ? null : { from, to };
}
