/** Connects the product page and quick add with stock and bag. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { $bagQuantities } from '../../../cart/bag/bag-lines.ts';
import { addCartItem, addFailed, cartItemAdded } from '../../../cart/changes/changes-model.ts';
import { loadByIds } from '../../../listing/products-by-id/products-by-id-model.ts';
import { addRequested } from '../../../product/choice/add-to-bag-model.ts';
import { productArrived } from '../../../product/product-opened-model.ts';
import { showStock } from '../../../product/choice/choice-model.ts';
import { $variantIds } from '../../../product/model.ts';
import '../../../product/notify/notify-model.ts';
import '../../../product/prior-price-model.ts';
import {
  $quickVariantIds,
  quickAddLoaded,
  showQuickStock,
} from '../../../product/quick-add/quick-add-model.ts';
import { $quickAddId } from '../../../product/quick-add/open-model.ts';
import { recommended } from '../../../product/recommendations-model.ts';
import '../../../product/page/share-model.ts';
import '../../../product/size-guide/measures-model.ts';
import '../../../product/size-guide/size-guide-model.ts';
import { $viewedBefore } from '../../../product/viewed-model.ts';
import { $quickStock, loadQuickStock } from '../../../stock/quick-model.ts';
import {
  $stock,
  dropByOne,
  loadStock,
  refreshStock,
  setBagQuantities,
} from '../../../stock/model.ts';
import './bag.ts'; // an add is not done without what follows from it
import { whenLoaded } from '../../../ports/features.ts';

feature('product');

sample({
  clock: productArrived,
  source: $variantIds,
  fn: (variantIds) => ({ variantIds }),
  target: loadStock,
});

// Another shopper bought the last piece: the page's stock is out of date.
sample({
  clock: addFailed,
  source: $variantIds,
  filter: (variantIds, { variantId, errorKey }) =>
    errorKey === '_ERR_NOT_ENOUGH_STOCK' && variantIds.includes(variantId),
  fn: (variantIds) => ({ variantIds }),
  target: refreshStock,
});

sample({
  clock: quickAddLoaded,
  source: $quickVariantIds,
  fn: (variantIds) => ({ variantIds }),
  target: loadQuickStock,
});
sample({
  clock: addFailed,
  source: $quickVariantIds,
  filter: (variantIds, { variantId, errorKey }) =>
    errorKey === '_ERR_NOT_ENOUGH_STOCK' && variantIds.includes(variantId),
  fn: (variantIds) => ({ variantIds }),
  target: loadQuickStock,
});
sample({
  clock: $quickStock.updates,
  fn: (stock) => ({ stock }),
  target: showQuickStock,
});
// Closes quick add once the bag contains the chosen variant.
sample({
  clock: cartItemAdded,
  source: $quickAddId,
  filter: (productId, added) => productId === added.productId,
  fn: () => null,
  target: $quickAddId,
});

sample({ clock: $stock.updates, fn: (stock) => ({ stock }), target: showStock });

sample({ clock: addRequested, target: addCartItem });
// STK-05, STK-06
sample({
  clock: cartItemAdded,
  fn: ({ variantId }) => ({ variantId }),
  target: dropByOne,
});
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
