import { object, string, array, integer, type, type Infer } from 'superstruct';
import type { UserInfo } from '../session/contract.ts';
import { defineCall } from '../ports/http/call.ts';

/** API-49, API-50: both return the changed wishlist (ENT-05). */
const WishlistAnswer = type({
  name: string(),
  itemCount: integer(),
  itemIds: array(string()),
});

export const Wishlist = object({ name: string(), itemCount: integer(), itemIds: array(string()) });
export type Wishlist = Infer<typeof Wishlist>;

function readWishlist(answer: Infer<typeof WishlistAnswer>): Wishlist {
  return { name: answer.name, itemCount: answer.itemCount, itemIds: answer.itemIds };
}

function withWishlist(user: UserInfo, wishlist: Wishlist): UserInfo {
  return user.userType === 'registered' ? { ...user, wishlist } : user;
}

/** API-49 */
export const addToWishlistCall = defineCall({
  name: 'wishlist.add',
  method: 'POST',
  base: 'commerce',
  path: () => '/wishlist/@self/item',
  params: object({ productId: string() }),
  body: ({ productId }) => ({ productId }),
  contract: { answer: WishlistAnswer, read: readWishlist },
  value: Wishlist,
  changesUser: withWishlist,
});

/** API-50 */
export const removeFromWishlistCall = defineCall({
  name: 'wishlist.remove',
  method: 'PUT',
  base: 'commerce',
  path: ({ productId, name }) =>
    `/wishlist/delete/${encodeURIComponent(name)}/${encodeURIComponent(productId)}`,
  params: object({ productId: string(), name: string() }),
  contract: { answer: WishlistAnswer, read: readWishlist },
  value: Wishlist,
  changesUser: withWishlist,
});
