import { $productChoice } from './choice-model.ts';
import { sizeAxes } from './sizes.ts';

/** Size choices of the product page; a separate file because only that page sorts sizes. */
export const $sizeAxes = $productChoice.map(({ product, selector, stock, lowStock }) =>
  product ? sizeAxes(product, selector, stock, lowStock) : [],
);
