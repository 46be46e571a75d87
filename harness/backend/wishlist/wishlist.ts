import { string, type } from 'superstruct';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { badRequest, failure, notFound, ok } from '../message.ts';
import { withState } from '../world.ts';
import { productsByIds } from '../catalogue/products.ts';

/** Every registered user has one wishlist. */
const WISHLIST_NAME = 'default';

/** ENT-05, limited to products that the store sells. */
export function wishlistOf(call: Call, userId: string): Record<string, unknown> {
  const saved = call.world.state.wishlists[userId] ?? [];
  const itemIds = productsByIds(call, saved).map(({ id }) => id);
  return {
    wishlistId: `W${userId}`,
    name: WISHLIST_NAME,
    itemCount: itemIds.length,
    itemIds,
    status: 'default',
    usersId: userId,
  };
}

function changed(call: Call, userId: string, itemIds: readonly string[]): Outcome {
  const wishlists = { ...call.world.state.wishlists, [userId]: itemIds };
  const world = withState(call.world, { wishlists });
  return { world, response: ok(wishlistOf({ ...call, world }, userId)) };
}

/** WSH-02: user whose wishlist a call may change, or the refusal. */
function ownerOf({
  session,
  refusal,
}: Call): { userId: string } | { refusal: Outcome['response'] } {
  if (!session) return { refusal };
  if (session.isRegistered) return { userId: session.userId };
  const text = 'Only registered users have a wishlist.';
  return { refusal: failure(403, '_ERR_USER_AUTHORITY', text) };
}

const AddItemBody = type({ productId: string() });

/** API-49: `POST /wishlist/@self/item`. Idempotent. */
function addWishlistItem(call: Call): Outcome {
  const owner = ownerOf(call);
  if ('refusal' in owner) return answer(call, owner.refusal);
  if (!AddItemBody.is(call.body)) return answer(call, badRequest('productId is missing.'));
  const [product] = productsByIds(call, [call.body.productId]);
  if (!product) return answer(call, badRequest('There is no such product.'));
  const itemIds = call.world.state.wishlists[owner.userId] ?? [];
  if (itemIds.includes(product.id)) return changed(call, owner.userId, itemIds);
  return changed(call, owner.userId, [...itemIds, product.id]);
}

/** API-50: `PUT /wishlist/delete/{wishlistName}/{productId}` */
function removeWishlistItem(call: Call): Outcome {
  const owner = ownerOf(call);
  if ('refusal' in owner) return answer(call, owner.refusal);
  const [name, productId = ''] = call.segments;
  if (name !== WISHLIST_NAME) return answer(call, notFound('The wishlist'));
  const itemIds = call.world.state.wishlists[owner.userId] ?? [];
  return changed(
    call,
    owner.userId,
    itemIds.filter((id) => id !== productId.toUpperCase()),
  );
}

export const wishlistRoutes: Handlers = {
  'POST commerce /wishlist/@self/item': addWishlistItem,
  'PUT commerce /wishlist/delete/*/*': removeWishlistItem,
};
