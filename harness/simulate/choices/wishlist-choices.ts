import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $listing } from '#src/listing/model.ts';
import { $notices, takeAction } from '#src/notices/model.ts';
import { $product } from '#src/product/model.ts';
import { $itemIds, addWishlistItem, removeItem } from '#src/wishlist/model.ts';
import { type Choice, type Situation, when } from './choice.ts';

/** Choices about the wishlist. */
export function wishlistChoices({ tab }: Situation, scope: Scope): Choice[] {
  const inSight = productsInSight(scope);
  const saved = scope.getState($itemIds);
  const offered = scope
    .getState($notices)
    .flatMap(({ id, actionKey }) => (actionKey === undefined ? [] : [id]));
  return [
    {
      name: 'visit the wishlist',
      theme: 'wishlist',
      weight: 2,
      act: () => tab.history.push('/wishlist'),
    },
    ...when(inSight.length > 0, () => ({
      name: 'save a product',
      theme: 'wishlist',
      weight: 4,
      act: (random) => tab.send(addWishlistItem, { productId: random.pick(inSight) }),
    })),
    ...when(inSight.length > 0, () => ({
      name: 'save a product, and think better of it at once',
      theme: 'wishlist',
      weight: 1,
      act(random) {
        const wish = { productId: random.pick(inSight) };
        tab.send(addWishlistItem, wish);
        tab.send(removeItem, wish);
      },
    })),
    ...when(offered.length > 0, () => ({
      name: 'do what a notice offers',
      theme: 'wishlist',
      weight: 6,
      act: (random) => tab.send(takeAction, { id: random.pick(offered) }),
    })),
    ...when(saved.length > 0, () => ({
      name: 'take a product off the wishlist',
      theme: 'wishlist',
      weight: 3,
      act: (random) => tab.send(removeItem, { productId: random.pick(saved) }),
    })),
  ];
}

function productsInSight(scope: Scope): string[] {
  const { kind } = scope.getState($page);
  const listing = scope.getState($listing);
  const product = scope.getState($product);
  if (kind === 'product') return product.status === 'ready' ? [product.product.id] : [];
  if (kind !== 'listing' && kind !== 'home') return [];
  return listing.status === 'ready' ? listing.listing.tiles.map(({ id }) => id) : [];
}
