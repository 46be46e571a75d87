/** Hearts of tiles and of the header. `model.ts` changes the wishlist; it loads for registered shoppers. */
import { combine, merge, sample } from 'effector';
import { array, nullable, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { $userType, $wishlistEntry, userInfoLoaded } from '../session/model.ts';
import { Wish, changed, wishOf } from './wishlist.ts';

feature('core');

export const OfProduct = object({ productId: string() });

export const addWishlistItem = input('wishlist/addItem', OfProduct);
export const removeItem = input('wishlist/removeItem', OfProduct);
/** Drops the wish of a guest who does not sign in. */
export const forgetHeldWish = command('wishlist/forgetHeldWish', noPayload());

export const signInNeeded = fact('wishlist/signInNeeded', OfProduct);

/** A guest's wish, until the sign-in; an early one, until the user is known (WSH-02). */
export const $heldWish = state<string | null>('wishlist/heldWish', null, nullable(string()));
/** Presses of a registered shopper that are not applied yet, one for each product. */
export const $pressed = state<Wish[]>('wishlist/pressed', [], array(Wish));

const NONE: string[] = [];
export const $itemIds = $wishlistEntry.map((entry) => entry?.itemIds ?? NONE);
export const $itemCount = $wishlistEntry.map((entry) => entry?.itemCount ?? 0);
/** Products with a pressed heart. */
export const $heartIds = combine($itemIds, $pressed, (itemIds, pressed) =>
  pressed.length === 0
    ? itemIds
    : pressed.reduce(changed, { itemCount: itemIds.length, itemIds }).itemIds,
);

const pressed = sample({
  clock: merge([
    addWishlistItem.map(({ productId }) => wishOf(productId, 'add')),
    removeItem.map(({ productId }) => wishOf(productId, 'remove')),
  ]),
  source: $userType,
  fn: (userType, wish) => ({ wish, userType }),
});

$heldWish
  .on(pressed, (held, { wish, userType }) =>
    userType !== 'registered' && wish.change === 'add' ? wish.productId : held,
  )
  .on(forgetHeldWish, () => null);
$pressed.on(pressed, (waiting, { wish, userType }) =>
  userType === 'registered'
    ? [...waiting.filter(({ productId }) => productId !== wish.productId), wish]
    : waiting,
);

sample({
  clock: [
    pressed.filterMap(({ wish: { change, productId }, userType }) =>
      userType === 'guest' && change === 'add' ? { productId } : undefined,
    ),
    sample({
      clock: userInfoLoaded,
      source: $heldWish,
      fn: (productId, { userType }) => ({ productId, userType }),
    }).filterMap(({ productId, userType }) =>
      productId !== null && userType === 'guest' ? { productId } : undefined,
    ),
  ],
  target: signInNeeded,
});
