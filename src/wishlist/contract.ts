import { array, integer, object, string, type, type Infer } from 'superstruct';

/** API-49, API-50: both return the changed wishlist (ENT-05). */
export const WishlistAnswer = type({
  name: string(),
  itemCount: integer(),
  itemIds: array(string()),
});

export const Wishlist = object({ name: string(), itemCount: integer(), itemIds: array(string()) });
export type Wishlist = Infer<typeof Wishlist>;

export function readWishlist(answer: Infer<typeof WishlistAnswer>): Wishlist {
  return { name: answer.name, itemCount: answer.itemCount, itemIds: answer.itemIds };
}
