import { combine, sample } from 'effector';
import { array, string } from 'superstruct';
import { state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import { appStarted } from '../ports/start.ts';
import { writeStorageFx } from '../ports/storage.ts';
import { $brand } from '../store-config/model.ts';
import { $shown, productLoaded } from './model.ts';
import { readViewed, viewedKey, withViewed } from './viewed.ts';

/** What was looked at last, by brand. */
const $viewed = state<Record<string, string[]>>('product/viewed', {}, dictionary(array(string())));

/** What the shopper looked at before the product on the page, the last first. */
export const $viewedBefore = combine($viewed, $brand, $shown, (viewed, brand, shown) =>
  (viewed[brand] ?? []).filter((id) => id !== shown?.id),
);

const seen = sample({
  clock: productLoaded,
  source: $brand,
  fn: (brand, { productId }) => ({ brand, productId }),
});

$viewed
  .on(appStarted, (_, { environment: { storage } }) =>
    Object.fromEntries(['rl', 'hm'].map((brand) => [brand, readViewed(storage[viewedKey(brand)])])),
  )
  .on(seen, (viewed, { brand, productId }) => ({
    ...viewed,
    [brand]: withViewed(viewed[brand] ?? [], productId),
  }));

sample({
  clock: seen,
  source: $viewed,
  fn: (viewed, { brand }) => ({
    area: 'local' as const,
    key: viewedKey(brand),
    value: JSON.stringify(viewed[brand]),
  }),
  target: writeStorageFx,
});
