import { combine, sample } from 'effector';
import { array, object, string } from 'superstruct';
import { fact, state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import { callFx } from '../ports/call.ts';
import { recommendationsCall } from './api.ts';
import { $shown, productLoaded } from './model.ts';

/** What goes with a product; nothing, where nobody could say (PRD-12). */
export const recommended = fact(
  'product/recommended',
  object({ productId: string(), productIds: array(string()) }),
);

export const recommendationsFx = callFx(recommendationsCall);

const $recommendations = state<Record<string, string[]>>(
  'product/recommendations',
  {},
  dictionary(array(string())),
);

const NONE: string[] = [];

/** What goes with the product on the page. */
export const $recommended = combine(
  $shown,
  $recommendations,
  (shown, all) => all[shown?.id ?? ''] ?? NONE,
);

$recommendations.on(recommended, (all, { productId, productIds }) => ({
  ...all,
  [productId]: productIds.filter((id) => id !== productId),
}));

sample({
  clock: productLoaded,
  fn: ({ productId }) => ({ productId, placement: 'pdp' as const }),
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
