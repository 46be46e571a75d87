import { combine, sample } from 'effector';
import { splitMap } from 'patronum';
import { type Infer, nullable, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { notice } from '../notices/notices.ts';
import { httpStatusOf, isRefusal } from '../ports/http/errors.ts';
import {
  $isReadingUserInfo,
  $isRegistered,
  $userInfo,
  $userType,
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
} from './pending-model.ts';
import { Items, Wish, changed, shownItems, wishOf } from './wishlist.ts';

feature('core');

const Product = object({ productId: string() });
const WishInDoubt = object({ userId: string(), wish: Wish });
type WishInDoubt = Infer<typeof WishInDoubt>;

export const addWishlistItem = input('wishlist/addItem', Product);
export const removeItem = input('wishlist/removeItem', Product);
/** Drops the wish of a guest who does not sign in. */
export const forgetHeldWish = command('wishlist/forgetHeldWish', noPayload());

export const signInNeeded = fact('wishlist/signInNeeded', Product);
export const changeApplied = fact('wishlist/changeApplied', Wish);
export const wishlistItemAdded = fact('wishlist/itemAdded', Product);
export const itemRemoved = fact('wishlist/itemRemoved', Product);

const $confirmed = state<Items>('wishlist/confirmed', { itemCount: 0, itemIds: [] }, Items);
const $heldWish = state<string | null>('wishlist/heldWish', null, nullable(string()));
/**
 * Wish made after another tab changed the session. It belongs to the previous user until the
 * current one is known (SES-13).
 */
const $wishInDoubt = state<WishInDoubt | null>('wishlist/wishInDoubt', null, nullable(WishInDoubt));

const $shown = combine($confirmed, $pending, shownItems);

const NONE: string[] = [];
export const $itemIds = $wishlistEntry.map((entry) => entry?.itemIds ?? NONE);
export const $itemCount = $wishlistEntry.map((entry) => entry?.itemCount ?? 0);

const wished = sample({
  clock: [
    addWishlistItem.map(({ productId }) => wishOf(productId, 'add')),
    removeItem.map(({ productId }) => wishOf(productId, 'remove')),
  ],
  source: { shown: $shown, userType: $userType, info: $userInfo },
  fn: ({ shown, userType, info }, wish) => ({
    wish,
    userType,
    isNew: changed(shown, wish) !== shown,
    doubted: info.status === 'registered' && info.isInDoubt ? info.userId : undefined,
  }),
});
const userSeen = sample({
  clock: userInfoLoaded,
  source: { productId: $heldWish, entry: $wishlistEntry },
  fn: ({ productId, entry }, { userType }) => ({ productId, entry, userType }),
});

$heldWish
  .on(wished, (held, { wish, userType }) =>
    userType !== 'registered' && wish.change === 'add' ? wish.productId : held,
  )
  .on([applyChange, forgetHeldWish], () => null);

$confirmed.on(changeConfirmed, changed).on(userSeen, (_, { entry }) => ({
  itemCount: entry?.itemCount ?? 0,
  itemIds: entry?.itemIds ?? [],
}));

// WSH-02. A guest's wish is held until the sign-in, an early one until the user is known.
const wishes = splitMap({
  source: wished,
  cases: {
    ofGuest: ({ wish, userType }) =>
      userType === 'guest' && wish.change === 'add' ? { productId: wish.productId } : undefined,
    inDoubt: ({ wish, doubted, isNew }) =>
      doubted !== undefined && isNew ? { userId: doubted, wish } : undefined,
    toApply: ({ wish, userType, isNew }) => (userType === 'registered' && isNew ? wish : undefined),
  },
});
const doubtOver = sample({
  clock: userInfoLoaded,
  source: { waits: $wishInDoubt, info: $userInfo },
});
const known = doubtOver.filterMap(({ waits, info }) =>
  waits && info.status === 'registered' && info.userId === waits.userId ? waits.wish : undefined,
);
$wishInDoubt.on(wishes.inDoubt, (_, waits) => waits).reset(doubtOver);
const held = splitMap({
  source: userSeen,
  cases: {
    ofGuest: ({ productId, userType }) =>
      productId !== null && userType === 'guest' ? { productId } : undefined,
    toApply: ({ productId, entry }) =>
      productId !== null && entry !== null && !entry.itemIds.includes(productId)
        ? wishOf(productId, 'add')
        : undefined,
  },
});
sample({ clock: [wishes.ofGuest, held.ofGuest], target: signInNeeded });
sample({ clock: [wishes.toApply, held.toApply, known], target: applyChange });

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
