import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $listing } from '#src/listing/model.ts';
import { $notices, takeAction } from '#src/notices/model.ts';
import { $product } from '#src/product/model.ts';
import { $itemIds, addWishlistItem, removeItem } from '#src/wishlist/hearts-model.ts';
import { type Choice, type Situation, ofTheme } from './choice.ts';

const wishlist = ofTheme('wishlist');

export function wishlistChoices({ tab }: Situation, scope: Scope): Choice[] {
  const inSight = productsInSight(scope);
  const saved = scope.getState($itemIds);
  const offered = scope
    .getState($notices)
    .flatMap(({ id, actionKey }) => (actionKey === undefined ? [] : [id]));
  return [
    wishlist.choice('visit the wishlist', 2, () => tab.history.push('/wishlist')),
    ...wishlist.when(inSight.length > 0, 'save a product', 4, (random) =>
      tab.send(addWishlistItem, { productId: random.pick(inSight) }),
    ),
    ...wishlist.when(
      inSight.length > 0,
      'save a product, and think better of it at once',
      1,
      (random) => {
        const wish = { productId: random.pick(inSight) };
        tab.send(addWishlistItem, wish);
        tab.send(removeItem, wish);
      },
    ),
    ...wishlist.when(offered.length > 0, 'do what a notice offers', 6, (random) =>
      tab.send(takeAction, { id: random.pick(offered) }),
    ),
    ...wishlist.when(saved.length > 0, 'take a product off the wishlist', 3, (random) =>
      tab.send(removeItem, { productId: random.pick(saved) }),
    ),
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
