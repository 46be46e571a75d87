import { sample, type Event } from 'effector';
import { splitMap } from 'patronum';
import { array, integer, object, optional, string } from 'superstruct';
import { command, fact, feature, state } from '../event-log/units.ts';
import { callFx } from '../ports/http/call.ts';
import { statusField } from '../ports/http/errors.ts';
import { $wishlistEntry } from '../session/model.ts';
import { addToWishlistCall, removeFromWishlistCall } from './api.ts';
import {
  Change,
  Pending,
  Wish,
  pendingOf,
  withSent,
  withWanted,
  without,
  wishOf,
} from './wishlist.ts';

feature('wishes');

export function byChange(wish: Event<Wish>) {
  return splitMap({
    source: wish,
    cases: {
      add: ({ change, productId }) => (change === 'add' ? { productId } : undefined),
      remove: ({ productId }) => ({ productId }),
    },
  });
}

/** Applies a change; waits for a pending change of the same product. */
export const applyChange = command('wishlist/applyChange', Wish);
const sendChange = command('wishlist/sendChange', Wish);

export const changeConfirmed = fact('wishlist/changeConfirmed', Wish);
export const changeRolledBack = fact(
  'wishlist/changeRolledBack',
  object({ productId: string(), change: Change, status: optional(integer()) }),
);
/** A failed change that the shopper had already reverted. */
export const changeSuperseded = fact('wishlist/changeSuperseded', Wish);

export const addToWishlistFx = callFx(addToWishlistCall);
export const removeFromWishlistFx = callFx(removeFromWishlistCall);

/** Pending changes, one for each product. */
export const $pending = state<Pending[]>('wishlist/pending', [], array(Pending));

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

/** An applied change, after those before it have been sent or wait. */
export const changeTaken = sample({
  clock: applyChange,
  source: $pending,
  fn: (pending, wish) => ({ ...wish, isWaiting: pendingOf(pending, wish.productId) !== undefined }),
});
sample({
  clock: changeTaken.filterMap(({ isWaiting, productId, change }) =>
    isWaiting ? undefined : wishOf(productId, change),
  ),
  target: sendChange,
});

const sent = byChange(sendChange);
sample({ clock: sent.add, target: addToWishlistFx });
sample({
  clock: sent.remove,
  source: $wishlistEntry,
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

// Sends the latest change made meanwhile.
const outlasting = sample({
  clock: changeConfirmed,
  source: $pending,
  fn: (pending, { productId }) => pendingOf(pending, productId),
});
sample({
  clock: outlasting.filterMap((entry) => entry && wishOf(entry.productId, entry.wanted)),
  target: sendChange,
});

export const changeFailed = sample({
  clock: [
    addToWishlistFx.fail.map(({ params, error }) => ({
      wish: wishOf(params.productId, 'add'),
      error,
    })),
    removeFromWishlistFx.fail.map(({ params, error }) => ({
      wish: wishOf(params.productId, 'remove'),
      error,
    })),
  ],
  source: $pending,
  fn: (pending, { wish, error }) => ({
    wish,
    error,
    isWanted: pendingOf(pending, wish.productId)?.wanted === wish.change,
  }),
});

// WSH-05
const failed = splitMap({
  source: changeFailed,
  cases: {
    wanted: ({ isWanted, wish, error }) =>
      isWanted ? { ...wish, ...statusField(error) } : undefined,
    takenBack: ({ wish }) => wish,
  },
});
sample({ clock: failed.wanted, target: changeRolledBack });
sample({ clock: failed.takenBack, target: changeSuperseded });
