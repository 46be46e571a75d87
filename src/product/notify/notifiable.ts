import { compareSizes } from '../../commerce/size-order.ts';
import { availabilityOf } from '../choice/availability.ts';
import { $productChoice } from '../choice/choice-model.ts';
import type { Variant } from '../contract.ts';

/** Label of a variant's size. */
function labelOf({ size, width, length }: Variant): string {
  return size ?? [width, length].filter(Boolean).join(' / ');
}

/**
 * Sizes with a back-in-stock notice, in order (PRD-10); a separate file because only the product
 * page uses it.
 */
export const $notifiable = $productChoice.map(({ product, stock, lowStock }) =>
  (product?.variants ?? [])
    .filter(({ id }) =>
      ['outOfStock', 'comingSoon'].includes(availabilityOf(stock[id], lowStock).status),
    )
    .map((variant) => ({ variantId: variant.id, label: labelOf(variant) }))
    .sort((one, other) => compareSizes(one.label, other.label)),
);
