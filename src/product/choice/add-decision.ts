import type { ProductState } from '../product.ts';
import { type ProductSelector, type SizeAxisName, chosenVariant } from '../selector.ts';
import {
  type StockOf,
  type Unbuyable,
  availabilityOf,
  isUnbuyable,
  missingAxes,
} from './availability.ts';
import type { RecalledSize } from './remembered-size.ts';

/** Result of a click on “add to bag”: one of these, or empty without a product. */
export type AddDecision = Partial<{
  locked: { productId: string };
  /** No size is chosen here, but one was in another colour. */
  sizeAsked: { productId: string; variantId: string };
  sizeMissed: { productId: string; axes: SizeAxisName[] };
  refused: { productId: string; variantId: string; reason: Unbuyable };
  requested: { productId: string; variantId: string; quantity: number };
}>;

type Situation = {
  state: ProductState;
  selector: ProductSelector;
  stock: StockOf;
  lowStock: number;
  /** Size chosen in another colour of the style. */
  recalled: RecalledSize | null;
  /** XAC-12: true if the shopper may buy exclusive products. */
  isUnlocked: boolean;
};

/** Decides the result of a click on “add to bag”. */
export function decideAdd({
  state,
  selector,
  stock,
  lowStock,
  recalled,
  isUnlocked,
}: Situation): AddDecision {
  if (state.status !== 'ready') return {};
  const { product, productId } = state;
  if (product.exclusive && !isUnlocked) return { locked: { productId } };
  const variant = chosenVariant(product, selector);
  if (!variant && recalled?.status === 'offered' && recalled.variantId !== null)
    return { sizeAsked: { productId, variantId: recalled.variantId } };
  if (!variant) return { sizeMissed: { productId, axes: missingAxes(product, selector) } };
  const { status } = availabilityOf(stock[variant.id], lowStock);
  return isUnbuyable(status)
    ? { refused: { productId, variantId: variant.id, reason: status } }
    : { requested: { productId, variantId: variant.id, quantity: 1 } };
}
