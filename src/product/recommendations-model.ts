import { sample, combine } from 'effector';
import { array, object, string } from 'superstruct';
import { fact, feature, state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { recommendationsCall } from './extras-api.ts';
import { productArrived } from './product-opened-model.ts';
import { $shownProduct } from './model.ts';

feature('product');

/** Recommendations for a product; empty after a failed call (PRD-12). */
export const recommended = fact(
  'product/recommended',
  object({ productId: string(), productIds: array(string()) }),
);

export const recommendationsFx = callFx(recommendationsCall);

/** Recommended product ids by product, best first. */
export const $recommendations = state<Record<string, string[]>>(
  'product/recommendations',
  {},
  dictionary(array(string())),
);

$recommendations.on(recommended, (all, { productId, productIds }) => ({
  ...all,
  [productId]: productIds.filter((id) => id !== productId),
}));

sample({
  clock: productArrived,
  fn: ({ productId }) => ({ productId }),
  target: recommendationsFx,
});
sample({
  clock: recommendationsFx.finally,
  fn: (outcome) => ({
    productId: outcome.params.productId,
    productIds: outcome.status === 'done' ? outcome.result.productIds : [],
  }),
  target: recommended,
});

const NONE: string[] = [];

/**
 * Recommendations for the product on the page (PRD-12); a separate file because only that page uses
 * it.
 */
export const $recommended = combine(
  $shownProduct,
  $recommendations,
  (shown, all) => all[shown?.id ?? ''] ?? NONE,
);
