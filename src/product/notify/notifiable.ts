import { compareSizes } from '../../commerce/size-order.ts';
import { availabilityOf } from '../choice/availability.ts';
import { $productChoice } from '../choice/choice-model.ts';
import type { Variant } from '../contract.ts';

/** The size of a variant as the shopper calls it. */
function labelOf({ size, width, length }: Variant): string {
  return size ?? [width, length].filter(Boolean).join(' / ');
}

/** The sizes that a shopper can ask to hear of, in order (PRD-10); apart, because only the product page asks. */
export const $notifiable = $productChoice.map(({ product, stock, lowStock }) =>
  (product?.variants ?? [])
    .filter(({ id }) =>
      ['outOfStock', 'comingSoon'].includes(availabilityOf(stock[id], lowStock).status),
    )
    .map((variant) => ({ variantId: variant.id, label: labelOf(variant) }))
    .sort((one, other) => compareSizes(one.label, other.label)),
);
