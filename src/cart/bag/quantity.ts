import { MOST_PIECES } from '../../commerce/limits.ts';

/** True if a bag can hold this quantity of one variant. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES;
}

/** Result of reading a typed quantity. */
export type TypedQuantity = { quantity: number } | { problem: QuantityProblem };
export type QuantityProblem = 'notANumber' | 'tooFew' | 'tooMany';

/**
 * Reads a typed quantity. `most` is the available quantity, if known.
 * @example readQuantity(' 2 ', 5) // { quantity: 2 }
 */
export function readQuantity(typed: string, most = MOST_PIECES): TypedQuantity {
  const text = typed.normalize('NFKC').trim();
  if (/^-\s*\d+$/.test(text)) return { problem: 'tooFew' };
  if (!/^\+?\d+$/.test(text)) return { problem: 'notANumber' };
  const quantity = Number(text);
  if (quantity < 1) return { problem: 'tooFew' };
  return quantity > Math.min(most, MOST_PIECES) ? { problem: 'tooMany' } : { quantity };
}

/** Largest quantity to offer, limited by stock. */
export function mostOf(available: number | undefined): number {
  return Math.max(1, Math.min(available ?? MOST_PIECES, MOST_PIECES));
}
