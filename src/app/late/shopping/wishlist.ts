/** The wishlist's page. */
import { sample } from 'effector';
import type { NoticeText } from '../../../notices/notices.ts';
import { loadByIds, $named } from '../../../listing/products-by-id/products-by-id-model.ts';
import { showNotice } from '../../../notices/model.ts';
import { checkProducts } from '../../../stock/sold-out-model.ts';
import { $itemIds } from '../../../wishlist/model.ts';
import { applyChange } from '../../../wishlist/pending-model.ts';
import { $variants, variantsFx, wantVariants } from '../../../wishlist/variants-model.ts';
import { wishOf } from '../../../wishlist/wishlist.ts';
import { $page } from '../../../pages/model.ts';
import {
  noticeActionTaken,
  savedItemRemoved,
  savedItemsChanged,
  wishlistPageSeen,
} from './inbox.ts';

const UNDO = 'account:wishlist.undo';
const UNDO_MS = 8000;

const entered = sample({
  clock: wishlistPageSeen,
  source: $page,
  filter: ({ kind }) => kind === 'wishlist',
});
const changedHere = sample({
  clock: savedItemsChanged,
  source: $page,
  filter: ({ kind }) => kind === 'wishlist',
});
const shown = sample({
  clock: [entered, changedHere],
  source: $itemIds,
  fn: (productIds) => ({ productIds }),
});

// Tiles of what is saved, also of what is saved while the page is open, and what of it is left.
sample({ clock: shown, target: [loadByIds, wantVariants] });
sample({
  clock: [variantsFx.done, entered],
  source: $variants,
  fn: (products) => ({ products }),
  target: checkProducts,
});

// Elsewhere the heart is still there to be pressed again; here it is gone with its tile.
sample({
  clock: sample({
    clock: savedItemRemoved,
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
  clock: noticeActionTaken.filterMap(({ actionKey, params: { productId } }) =>
    actionKey === UNDO && productId !== undefined ? wishOf(productId, 'add') : undefined,
  ),
  source: $itemIds,
  filter: (itemIds, { productId }) => !itemIds.includes(productId),
  fn: (_, wish) => wish,
  target: applyChange,
});
