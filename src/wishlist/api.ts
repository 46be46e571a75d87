import { object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { Wishlist, WishlistAnswer, readWishlist } from './contract.ts';

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
});
