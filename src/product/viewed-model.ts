import { combine, sample } from 'effector';
import { array, string } from 'superstruct';
import { feature, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { dictionary } from '../kernel/struct.ts';
import { persistedBy } from '../ports/storage/persisted-by.ts';
import { $start } from '../ports/start.ts';
import { $brand } from '../store-config/model.ts';
import { productArrived } from './product-opened-model.ts';
import { $shownProduct } from './model.ts';
import { believedProducts, viewedKey, withViewed } from './viewed.ts';

feature('product');

const viewedIds = persistedBy(viewedKey, array(string()));
/** Recently viewed products of this page load by brand, merged with local storage. */
const $viewed = state<Record<string, string[]>>('product/viewed', {}, dictionary(array(string())));

const $viewedHere = combine(
  $viewed,
  $brand,
  $start,
  (viewed, brand, { storage }) => viewed[brand] ?? believedProducts(viewedIds.read(storage, brand)),
);

const $colourIds = $shownProduct.map((shown) => shown?.colours.map(({ id }) => id) ?? []);

/** Products viewed before the one on the page, newest first; its own style is excluded. */
export const $viewedBefore = combine(
  $viewedHere,
  $shownProduct,
  $colourIds,
  (viewed, shown, colourIds) => viewed.filter((id) => id !== shown?.id && !colourIds.includes(id)),
);

const seen = sampleStores({
  clock: productArrived,
  source: { brand: $brand, viewed: $viewedHere, colourIds: $colourIds },
  fn: ({ brand, viewed, colourIds }, { productId }) => ({
    brand,
    viewed: withViewed(viewed, productId, colourIds),
  }),
});

$viewed.on(seen, (all, { brand, viewed }) => ({ ...all, [brand]: viewed }));

sample({
  clock: seen,
  fn: ({ brand, viewed }) => ({ of: brand, value: viewed }),
  target: viewedIds.keep,
});
