import { combine } from 'effector';
import { $shownProduct } from './model.ts';
import { $priorPrices } from './prior-price-model.ts';

/**
 * Prior price of the product on the page (PRD-11), or its low price until that has loaded (PRD-08);
 * `null` for neither. A separate file because only that page uses it.
 */
export const $priorPrice = combine($shownProduct, $priorPrices, (shown, prices) => {
  if (shown?.was === undefined) return null;
  const low = shown.low > shown.price ? shown.low : null;
  return prices[shown.id] ?? low;
});
