import { $miniBag } from './bag-model.ts';
import { type MiniBagState, pieceCountOf } from './cart.ts';
import type { CartLine } from './contract.ts';

const NO_LINES: CartLine[] = [];

function linesOf(miniBag: MiniBagState): CartLine[] {
  return miniBag.status === 'loaded' ? miniBag.bag.lines : NO_LINES;
}

/** STK-05: pieces in the bag by variant; `null` while there is no bag data. */
function quantitiesOf(miniBag: MiniBagState): Record<string, number> | null {
  if (pieceCountOf(miniBag) === null) return null;
  const quantities: Record<string, number> = {};
  for (const { variantId, quantity } of linesOf(miniBag))
    quantities[variantId] = (quantities[variantId] ?? 0) + quantity;
  return quantities;
}

/** The lines of the last server answer. */
export const $bagLines = $miniBag.map(linesOf);
export const $bagQuantities = $miniBag.map(quantitiesOf);
