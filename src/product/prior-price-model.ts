import { combine } from 'effector';
import { integer } from 'superstruct';
import { feature, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { dictionary } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { $store } from '../store-config/model.ts';
import { priorPriceCall } from './extras-api.ts';
import { productArrived } from './product-opened-model.ts';
import { $shownProduct } from './model.ts';

feature('product');

export const priorPriceFx = callFx(priorPriceCall);

/** Prior prices in minor units, by product (PRD-11). */
export const $priorPrices = state<Record<string, number>>(
  'product/priorPrices',
  {},
  dictionary(integer()),
);

$priorPrices.on(priorPriceFx.done, (prices, { params, result }) => ({
  ...prices,
  [params.productId]: result.priorPrice,
}));

sampleStores({
  clock: productArrived,
  source: { shown: $shownProduct, store: $store },
  filter: ({ shown }) => shown?.was !== undefined,
  fn: ({ store }, { productId }) => ({ storeName: store.storeName, productId }),
  target: priorPriceFx,
});

/**
 * Prior price of the product on the page (PRD-11), or its low price until that has loaded (PRD-08);
 * `null` for neither. A separate file because only that page uses it.
 */
export const $priorPrice = combine($shownProduct, $priorPrices, (shown, prices) => {
  if (shown?.was === undefined) return null;
  const low = shown.low > shown.price ? shown.low : null;
  return prices[shown.id] ?? low;
});
