/** Connects the wishlist's page with tiles, stock and notices. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import type { NoticeText } from '../../../notices/notices.ts';
import { loadByIds, $named } from '../../../listing/products-by-id/products-by-id-model.ts';
import { actionTaken, showNotice } from '../../../notices/model.ts';
import { checkProducts } from '../../../stock/sold-out-model.ts';
import { $itemIds } from '../../../wishlist/hearts-model.ts';
import { itemRemoved } from '../../../wishlist/model.ts';
import { applyChange } from '../../../wishlist/pending-model.ts';
import { $variants, variantsFx, wantVariants } from '../../../wishlist/variants-model.ts';
import { wishOf } from '../../../wishlist/wishlist.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('wishlist');

const UNDO = 'account:wishlist.undo';
const UNDO_MS = 8000;

const entered = sample({
  clock: [pageEntered, whenLoaded('wishlist')],
  source: $page,
  filter: ({ kind }) => kind === 'wishlist',
});
const changedHere = sample({
  clock: $itemIds.updates,
  source: $page,
  filter: ({ kind }) => kind === 'wishlist',
});
const shown = sample({
  clock: [entered, changedHere],
  source: $itemIds,
  fn: (productIds) => ({ productIds }),
});

// Loads tiles and stock of saved products, also of those saved while the page is open.
sample({ clock: shown, target: [loadByIds, wantVariants] });
sample({
  clock: [variantsFx.done, entered],
  source: $variants,
  fn: (products) => ({ products }),
  target: checkProducts,
});

// A removed tile takes its heart with it: a notice offers to undo.
sample({
  clock: sample({
    clock: itemRemoved,
    source: $page,
    filter: ({ kind }) => kind === 'wishlist',
    fn: (_, removed) => removed,
  }),
  source: $named,
  fn: (named, { productId }): NoticeText => ({
    severity: 'info',
    key: 'account:wishlist.removed',
    params: { productId, name: named[productId]?.name ?? productId },
    actionKey: UNDO,
    ms: UNDO_MS,
  }),
  target: showNotice,
});
sample({
  clock: actionTaken.filterMap(({ actionKey, params: { productId } }) =>
    actionKey === UNDO && productId !== undefined ? wishOf(productId, 'add') : undefined,
  ),
  source: $itemIds,
  filter: (itemIds, { productId }) => !itemIds.includes(productId),
  fn: (_, wish) => wish,
  target: applyChange,
});
