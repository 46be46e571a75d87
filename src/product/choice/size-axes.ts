import { LOW_STOCK } from '../../store-config/low-stock.ts';
import { $productChoice } from './choice-model.ts';
import { sizeAxes } from './sizes.ts';

/** What the shopper can choose from on the product page; apart, because only that page sorts sizes. */
export const $sizeAxes = $productChoice.map(({ product, selector, stock }) =>
  product ? sizeAxes(product, selector, stock, LOW_STOCK) : [],
);
