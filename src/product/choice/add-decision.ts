import { type ProductState, chosenVariant } from '../product.ts';
import type { ProductSelector, SizeAxisName } from '../selector.ts';
import {
  type StockOf,
  type Unbuyable,
  availabilityOf,
  isUnbuyable,
  missingAxes,
} from './availability.ts';

export type AddDecision =
  | { kind: 'none' }
  | { kind: 'locked'; productId: string }
  | { kind: 'sizeMissed'; productId: string; axes: SizeAxisName[] }
  | { kind: 'refused'; productId: string; variantId: string; reason: Unbuyable }
  | { kind: 'requested'; productId: string; variantId: string };

type Situation = {
  state: ProductState;
  selector: ProductSelector;
  stock: StockOf;
  lowStock: number;
  /** XAC-12: the shopper may buy exclusive products. */
  isUnlocked: boolean;
};

/** What a click on “add to bag” comes to. */
export function decideAdd({
  state,
  selector,
  stock,
  lowStock,
  isUnlocked,
}: Situation): AddDecision {
  if (state.status !== 'ready') return { kind: 'none' };
  const { product, productId } = state;
  if (product.exclusive && !isUnlocked) return { kind: 'locked', productId };
  const variant = chosenVariant(product, selector);
  if (!variant) return { kind: 'sizeMissed', productId, axes: missingAxes(product, selector) };
  const { status } = availabilityOf(stock[variant.id], lowStock);
  return isUnbuyable(status)
    ? { kind: 'refused', productId, variantId: variant.id, reason: status }
    : { kind: 'requested', productId, variantId: variant.id };
}

type Kind<K extends AddDecision['kind']> = Extract<AddDecision, { kind: K }>;

export function isLocked(decision: AddDecision): decision is Kind<'locked'> {
  return decision.kind === 'locked';
}

export function isSizeMissed(decision: AddDecision): decision is Kind<'sizeMissed'> {
  return decision.kind === 'sizeMissed';
}

export function isRefused(decision: AddDecision): decision is Kind<'refused'> {
  return decision.kind === 'refused';
}

export function isRequested(decision: AddDecision): decision is Kind<'requested'> {
  return decision.kind === 'requested';
}
