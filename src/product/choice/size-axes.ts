import { $productChoice } from './choice-model.ts';
import { sizeAxes } from './sizes.ts';

/** What the shopper can choose from on the product page; apart, because only that page sorts sizes. */
export const $sizeAxes = $productChoice.map(({ product, selector, stock, lowStock }) =>
  product ? sizeAxes(product, selector, stock, lowStock) : [],
);
