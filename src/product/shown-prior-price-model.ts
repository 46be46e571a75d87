import { combine } from 'effector';
import { $shownProduct } from './model.ts';
import { $priorPrices } from './prior-price-model.ts';

/** The prior price of the product on the page; `null` while nobody knows it (PRD-11). Apart, because only that page asks. */
export const $priorPrice = combine($shownProduct, $priorPrices, (shown, prices) =>
  shown?.was === undefined ? null : (prices[shown.id] ?? null),
);
