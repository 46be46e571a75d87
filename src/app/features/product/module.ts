/** Product page and quick add, without what an add does to the bag. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { $bagQuantities } from '../../../cart/bag/bag-lines.ts';
import { loadByIds } from '../../../listing/products-by-id/products-by-id-model.ts';
import { productArrived } from '../../../product/product-opened-model.ts';
import { showStock } from '../../../product/choice/choice-model.ts';
import { $variantIds } from '../../../product/model.ts';
import '../../../product/notify/notice-form-model.ts';
import '../../../product/notify/notify-model.ts';
import '../../../product/prior-price-model.ts';
import {
  $quickVariantIds,
  quickAddLoaded,
  showQuickStock,
} from '../../../product/quick-add/quick-add-model.ts';
import { recommended } from '../../../product/recommendations-model.ts';
import '../../../product/page/share-model.ts';
import '../../../product/size-guide/measures-model.ts';
import '../../../product/size-guide/size-guide-model.ts';
import { $viewedBefore } from '../../../product/viewed-model.ts';
import { $quickStock, loadQuickStock } from '../../../stock/quick-model.ts';
import { $stock, loadStock, setBagQuantities } from '../../../stock/model.ts';
import { type FeatureHandlers, whenLoaded } from '../../../ports/features.ts';
import { sharePageFx, sharePageHandler } from '../../../ports/share.ts';

feature('product');

sample({
  clock: productArrived,
  source: $variantIds,
  fn: (variantIds) => ({ variantIds }),
  target: loadStock,
});

sample({
  clock: quickAddLoaded,
  source: $quickVariantIds,
  fn: (variantIds) => ({ variantIds }),
  target: loadQuickStock,
});
sample({
  clock: $quickStock.updates,
  fn: (stock) => ({ stock }),
  target: showQuickStock,
});
sample({ clock: $stock.updates, fn: (stock) => ({ stock }), target: showStock });

sample({
  clock: sample({
    clock: [$bagQuantities.updates, whenLoaded('product')],
    source: $bagQuantities,
  }),
  filter: Boolean,
  fn: (quantities) => ({ quantities }),
  target: setBagQuantities,
});

// Requests the rows below a product in one call.
sample({
  clock: recommended,
  source: $viewedBefore,
  fn: (viewed, { productIds }) => ({ productIds: [...new Set([...productIds, ...viewed])] }),
  target: loadByIds,
});

export const portHandlers: FeatureHandlers = [[sharePageFx, sharePageHandler]];
