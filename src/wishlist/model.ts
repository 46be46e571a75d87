import { combine, sample } from 'effector';
import { array, integer, nullable, object, optional, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { callFx } from '../ports/call.ts';
import { statusField } from '../ports/errors.ts';
import {
  $isReadingUserInfo,
  $isRegistered,
  $userType,
  $wishlistEntry,
  changeWishlist,
  readUserInfo,
  userInfoLoaded,
} from '../session/model.ts';
import { addToWishlistCall, removeFromWishlistCall } from './api.ts';
import {
  Change,
  Items,
  Pending,
  Wish,
  changed,
  pendingOf,
  shownItems,
  withSent,
  withWanted,
  without,
  wishOf,
} from './wishlist.ts';

const Product = object({ productId: string() });

export const addItem = input('wishlist/addItem', Product);
export const removeItem = input('wishlist/removeItem', Product);

const applyChange = command('wishlist/applyChange', Wish);
const sendChange = command('wishlist/sendChange', Wish);
/** The sign-in that a guest's wish asked for is not going to happen. */
export const forgetHeldWish = command('wishlist/forgetHeldWish', nothing());

export const signInNeeded = fact('wishlist/signInNeeded', Product);
export const changeApplied = fact('wishlist/changeApplied', Wish);
export const changeConfirmed = fact('wishlist/changeConfirmed', Wish);
export const changeRolledBack = fact(
  'wishlist/changeRolledBack',
  object({ productId: string(), change: Change, status: optional(integer()) }),
);
/** A change failed that the shopper had taken back meanwhile. */
export const changeSuperseded = fact('wishlist/changeSuperseded', Wish);
export const itemAdded = fact('wishlist/itemAdded', Product);
export const itemRemoved = fact('wishlist/itemRemoved', Product);

export const addToWishlistFx = callFx(addToWishlistCall);
export const removeFromWishlistFx = callFx(removeFromWishlistCall);

const $confirmed = state<Items>('wishlist/confirmed', { itemCount: 0, itemIds: [] }, Items);
const $pending = state<Pending[]>('wishlist/pending', [], array(Pending));
const $heldWish = state<string | null>('wishlist/heldWish', null, nullable(string()));

const NONE: string[] = [];
export const $itemIds = $wishlistEntry.map((entry) => entry?.itemIds ?? NONE);
export const $itemCount = $wishlistEntry.map((entry) => entry?.itemCount ?? 0);

const $shown = combine($confirmed, $pending, shownItems);

const wished = sample({
  clock: [
    addItem.map(({ productId }) => wishOf(productId, 'add')),
    removeItem.map(({ productId }) => wishOf(productId, 'remove')),
  ],
  source: { shown: $shown, userType: $userType },
  fn: ({ shown, userType }, wish) => ({
    wish,
    userType,
    isNew: changed(shown, wish) !== shown,
  }),
});

$heldWish
  .on(wished, (held, { wish, userType }) =>
    userType !== 'registered' && wish.change === 'add' ? wish.productId : held,
  )
  .on([applyChange, forgetHeldWish], () => null);

// WSH-02
sample({
  clock: wished.filterMap(({ wish, userType }) =>
    userType === 'guest' && wish.change === 'add' ? { productId: wish.productId } : undefined,
  ),
  target: signInNeeded,
});
sample({
  clock: wished.filterMap(({ wish, userType, isNew }) =>
    userType === 'registered' && isNew ? wish : undefined,
  ),
  target: applyChange,
});

const userSeen = sample({
  clock: userInfoLoaded,
  source: { productId: $heldWish, entry: $wishlistEntry },
  fn: ({ productId, entry }, { userType }) => ({ productId, entry, userType }),
});

// A wish that came before the shopper was known, or had signed in, is taken up then.
sample({
  clock: userSeen.filterMap(({ productId, userType }) =>
    productId !== null && userType === 'guest' ? { productId } : undefined,
  ),
  target: signInNeeded,
});
sample({
  clock: userSeen.filterMap(({ productId, entry }) => {
    if (productId === null || entry === null || entry.itemIds.includes(productId)) return undefined;
    return { productId, change: 'add' as const };
  }),
  target: applyChange,
});

$confirmed.on(changeConfirmed, changed).on(userSeen, (_, { entry }) => ({
  itemCount: entry?.itemCount ?? 0,
  itemIds: entry?.itemIds ?? [],
}));

$pending
  .on(applyChange, withWanted)
  .on(sendChange, withSent)
  .on(changeConfirmed, (pending, { productId }) => {
    const entry = pendingOf(pending, productId);
    return entry && entry.sent !== entry.wanted ? pending : without(pending, productId);
  })
  .on([changeRolledBack, changeSuperseded], (pending, { productId }) =>
    without(pending, productId),
  );

sample({
  clock: $shown,
  source: $isRegistered,
  filter: Boolean,
  fn: (_, shown) => shown,
  target: changeWishlist,
});

sample({ clock: applyChange, target: changeApplied });

// A change of the same product that is under way goes first; the last wish follows it.
sample({
  clock: applyChange,
  source: $pending,
  filter: (pending, { productId }) => !pendingOf(pending, productId),
  fn: (_, wish) => wish,
  target: sendChange,
});
const outlasting = sample({
  clock: changeConfirmed,
  source: $pending,
  fn: (pending, { productId }) => pendingOf(pending, productId),
});
sample({
  clock: outlasting.filterMap(
    (entry) => entry && { productId: entry.productId, change: entry.wanted },
  ),
  target: sendChange,
});

sample({
  clock: sendChange,
  filter: ({ change }) => change === 'add',
  fn: ({ productId }) => ({ productId }),
  target: addToWishlistFx,
});
sample({
  clock: sendChange,
  source: $wishlistEntry,
  filter: (_, { change }) => change === 'remove',
  fn: (entry, { productId }) => ({ productId, name: entry?.name ?? 'default' }),
  target: removeFromWishlistFx,
});

sample({
  clock: [
    addToWishlistFx.done.map(({ params }) => wishOf(params.productId, 'add')),
    removeFromWishlistFx.done.map(({ params }) => wishOf(params.productId, 'remove')),
  ],
  target: changeConfirmed,
});
sample({
  clock: changeConfirmed,
  filter: ({ change }) => change === 'add',
  fn: ({ productId }) => ({ productId }),
  target: itemAdded,
});
sample({
  clock: changeConfirmed,
  filter: ({ change }) => change === 'remove',
  fn: ({ productId }) => ({ productId }),
  target: itemRemoved,
});

const failed = sample({
  clock: [
    addToWishlistFx.fail.map(({ params, error }) => ({
      ...wishOf(params.productId, 'add'),
      error,
    })),
    removeFromWishlistFx.fail.map(({ params, error }) => ({
      ...wishOf(params.productId, 'remove'),
      error,
    })),
  ],
  source: $pending,
  fn: (pending, { productId, change, error }) => ({
    wish: wishOf(productId, change),
    error,
    isWanted: pendingOf(pending, productId)?.wanted === change,
  }),
});

// WSH-05
sample({
  clock: failed,
  filter: ({ isWanted }) => isWanted,
  fn: ({ wish, error }) => ({ ...wish, ...statusField(error) }),
  target: changeRolledBack,
});
sample({
  clock: failed,
  filter: ({ isWanted }) => !isWanted,
  fn: ({ wish }) => wish,
  target: changeSuperseded,
});
sample({
  clock: changeRolledBack,
  fn: ({ change }) => ({
    severity: 'error' as const,
    key: change === 'add' ? 'account:wishlist.notAdded' : 'account:wishlist.notRemoved',
    params: {},
    ms: 8000,
  }),
  target: showNotice,
});

// The server may have done it all the same, or a read under way may not know of it yet.
sample({
  clock: failed,
  filter: ({ error }) => error.kind !== 'http' || error.status === 401,
  fn: () => undefined,
  target: readUserInfo,
});
sample({
  clock: changeConfirmed,
  source: $isReadingUserInfo,
  filter: Boolean,
  fn: () => undefined,
  target: readUserInfo,
});
