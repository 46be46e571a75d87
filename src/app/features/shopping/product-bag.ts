/** Connects changes of the bag with the product page and quick add. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { addFailed, cartItemAdded } from '../../../cart/changes/changes-model.ts';
import { $variantIds } from '../../../product/model.ts';
import { $quickAddId } from '../../../product/quick-add/open-model.ts';
import { $quickVariantIds } from '../../../product/quick-add/quick-add-model.ts';
import { loadQuickStock } from '../../../stock/quick-model.ts';
import { dropByOne, refreshStock } from '../../../stock/model.ts';

feature('product');

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
  clock: addFailed,
  source: $quickVariantIds,
  filter: (variantIds, { variantId, errorKey }) =>
    errorKey === '_ERR_NOT_ENOUGH_STOCK' && variantIds.includes(variantId),
  fn: (variantIds) => ({ variantIds }),
  target: loadQuickStock,
});
// Closes quick add once the bag contains the chosen variant.
sample({
  clock: cartItemAdded,
  source: $quickAddId,
  filter: (productId, added) => productId === added.productId,
  fn: () => null,
  target: $quickAddId,
});

// STK-05, STK-06
sample({
  clock: cartItemAdded,
  fn: ({ variantId }) => ({ variantId }),
  target: dropByOne,
});
