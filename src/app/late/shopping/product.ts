/** What the product page does beyond showing the product, and adding from a tile. */
import { sample } from 'effector';
import { addCartItem } from '../../../cart/changes/changes-model.ts';
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
import { loadQuickStock } from '../../../stock/quick-model.ts';
import { dropByOne, loadStock, refreshStock, setBagQuantities } from '../../../stock/model.ts';
import {
  bagQuantitiesSeen,
  productAddFailed,
  productAdded,
  quickStockChanged,
  stockChanged,
} from './inbox.ts';
import './bag.ts'; // an add is not done without what follows from it

sample({
  clock: productArrived,
  source: $variantIds,
  fn: (variantIds) => ({ variantIds }),
  target: loadStock,
});

// Somebody else was quicker: what the page says of its sizes is old.
sample({
  clock: productAddFailed,
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
  clock: productAddFailed,
  source: $quickVariantIds,
  filter: (variantIds, { variantId, errorKey }) =>
    errorKey === '_ERR_NOT_ENOUGH_STOCK' && variantIds.includes(variantId),
  fn: (variantIds) => ({ variantIds }),
  target: loadQuickStock,
});
sample({
  clock: quickStockChanged,
  fn: (stock) => ({ stock }),
  target: showQuickStock,
});
// What was chosen is in the bag.
sample({
  clock: productAdded,
  source: $quickAddId,
  filter: (productId, added) => productId === added.productId,
  fn: () => null,
  target: $quickAddId,
});

sample({ clock: stockChanged, fn: (stock) => ({ stock }), target: showStock });

sample({ clock: addRequested, target: addCartItem });
// STK-05, STK-06
sample({
  clock: productAdded,
  fn: ({ variantId }) => ({ variantId }),
  target: dropByOne,
});
sample({
  clock: bagQuantitiesSeen,
  filter: Boolean,
  fn: (quantities) => ({ quantities }),
  target: setBagQuantities,
});

// The rows below a product, in one call.
sample({
  clock: recommended,
  source: $viewedBefore,
  fn: (viewed, { productIds }) => ({ productIds: [...new Set([...productIds, ...viewed])] }),
  target: loadByIds,
});
