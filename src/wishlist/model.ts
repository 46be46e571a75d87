import { combine, merge, sample } from 'effector';
import { splitMap } from 'patronum';
import { type Infer, nullable, object, string } from 'superstruct';
import { fact, feature, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { showNotice } from '../notices/model.ts';
import { notice } from '../notices/notices.ts';
import { whenLoaded } from '../ports/features.ts';
import { httpStatusOf, isRefusal } from '../ports/http/errors.ts';
import {
  $isReadingUserInfo,
  $isRegistered,
  $userInfo,
  $wishlistEntry,
  changeWishlist,
  readUserInfo,
  userInfoLoaded,
} from '../session/model.ts';
import {
  byChange,
  $pending,
  applyChange,
  changeConfirmed,
  changeFailed,
  changeRolledBack,
  changeTaken,
} from './pending-model.ts';
import { $heldWish, OfProduct, $pressed } from './hearts-model.ts';
import { Items, Wish, changed, shownItems, wishOf } from './wishlist.ts';

feature('wishes');

const WishInDoubt = object({ userId: string(), wish: Wish });
type WishInDoubt = Infer<typeof WishInDoubt>;

export const changeApplied = fact('wishlist/changeApplied', Wish);
export const wishlistItemAdded = fact('wishlist/itemAdded', OfProduct);
export const itemRemoved = fact('wishlist/itemRemoved', OfProduct);

const $confirmed = state<Items>('wishlist/confirmed', { itemCount: 0, itemIds: [] }, Items);
/**
 * Wish made after another tab changed the session. It belongs to the previous user until the
 * current one is known (SES-13).
 */
const $wishInDoubt = state<WishInDoubt | null>('wishlist/wishInDoubt', null, nullable(WishInDoubt));

const $shown = combine($confirmed, $pending, shownItems);

const loaded = whenLoaded('wishes');
const userSeen = sampleStores({
  clock: [userInfoLoaded, loaded],
  source: { productId: $heldWish, entry: $wishlistEntry },
});

$confirmed.on(userSeen, (_, { entry }) => ({
  itemCount: entry?.itemCount ?? 0,
  itemIds: entry?.itemIds ?? [],
}));

const wished = sampleStores({
  clock: merge([$pressed.updates, sample({ clock: loaded, source: $pressed })]).filterMap(
    ([first]) => first,
  ),
  source: { shown: $shown, info: $userInfo },
  fn: ({ shown, info }, wish) => ({
    wish,
    isNew: changed(shown, wish) !== shown,
    doubted: info.status === 'registered' && info.isInDoubt ? info.userId : undefined,
  }),
});

const wishes = splitMap({
  source: wished.filter({ fn: ({ isNew }) => isNew }),
  cases: {
    inDoubt: ({ wish, doubted }) => (doubted === undefined ? undefined : { userId: doubted, wish }),
    toApply: ({ wish }) => wish,
  },
});
const doubtOver = sampleStores({
  clock: userInfoLoaded,
  source: { waits: $wishInDoubt, info: $userInfo },
});
const known = doubtOver.filterMap(({ waits, info }) =>
  waits && info.status === 'registered' && info.userId === waits.userId ? waits.wish : undefined,
);
$wishInDoubt.on(wishes.inDoubt, (_, waits) => waits).reset(doubtOver);
const held = userSeen.filterMap(({ productId, entry }) =>
  productId !== null && entry !== null && !entry.itemIds.includes(productId)
    ? wishOf(productId, 'add')
    : undefined,
);
sample({ clock: [wishes.toApply, held, known], target: applyChange });
sample({ clock: applyChange, fn: () => null, target: $heldWish });
// Takes the next press only once this one was sent: a unit keeps one event of a tick.
$pressed.on(
  [wished.filterMap(({ isNew, wish }) => (isNew ? undefined : wish)), wishes.inDoubt, changeTaken],
  (pressed, taken) => {
    const { productId } = 'wish' in taken ? taken.wish : taken;
    const others = pressed.filter((wish) => wish.productId !== productId);
    return others.length === pressed.length ? pressed : others;
  },
);
$confirmed.on(changeConfirmed, changed);

// WSH-03, WSH-04
sample({ clock: applyChange, target: changeApplied });
sample({
  clock: $shown,
  source: $isRegistered,
  filter: Boolean,
  fn: (_, shown) => shown,
  target: changeWishlist,
});

const confirmed = byChange(changeConfirmed);
sample({ clock: confirmed.add, target: wishlistItemAdded });
sample({ clock: confirmed.remove, target: itemRemoved });
sample({
  clock: changeRolledBack,
  fn: ({ change }) =>
    notice(
      'error',
      change === 'add' ? 'account:wishlist.notAdded' : 'account:wishlist.notRemoved',
      8000,
    ),
  target: showNotice,
});

// The server may have made the change, or a pending read may not include it yet.
sample({
  clock: changeFailed,
  filter: ({ error }) => !isRefusal(error) || httpStatusOf(error) === 401,
  target: readUserInfo,
});
sample({
  clock: changeConfirmed,
  source: $isReadingUserInfo,
  filter: Boolean,
  target: readUserInfo,
});
