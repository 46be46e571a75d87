/** Changes of the wishlist, and what other tabs learn of them. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { tellTabsFx } from '../../../ports/tabs.ts';
import { itemRemoved, wishlistItemAdded } from '../../../wishlist/model.ts';

feature('wishes');

sample({
  clock: [wishlistItemAdded, itemRemoved],
  fn: () => ({ kind: 'wishlist-changed' as const }),
  target: tellTabsFx,
});
