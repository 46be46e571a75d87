import { useUnit } from 'effector-react';
import { lazy } from 'react';
import { openSignIn } from '../auth/model.ts';
import type { WishlistButton as WishlistSlot } from '../listing/Tiles.tsx';
import { $isStockUnknown } from '../stock/model.ts';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { $page } from './wiring.ts';

const HomeRoute = lazy(async () => ({ default: (await import('./HomeRoute.tsx')).HomeRoute }));
const ListingPage = lazy(async () => ({
  default: (await import('../listing/ListingPage.tsx')).ListingPage,
}));
const ProductPage = lazy(async () => ({
  default: (await import('../product/ProductPage.tsx')).ProductPage,
}));
const BagPage = lazy(async () => ({ default: (await import('../cart/BagPage.tsx')).BagPage }));
const WishlistPage = lazy(async () => ({
  default: (await import('../wishlist/WishlistPage.tsx')).WishlistPage,
}));
const SavedTiles = lazy(async () => ({ default: (await import('./SavedTiles.tsx')).SavedTiles }));

const onPicture: WishlistSlot = (product) => <WishlistButton {...product} />;
const besideText: WishlistSlot = (product) => <WishlistButton {...product} variant="plain" />;

/** What stands between header and footer. Pages load when they are first seen. */
export function PageContent() {
  const { page, isStockUnknown, signIn } = useUnit({
    page: $page,
    isStockUnknown: $isStockUnknown,
    signIn: openSignIn,
  });
  switch (page.kind) {
    case 'home':
      return <HomeRoute wishlistButton={onPicture} />;
    case 'listing':
      return <ListingPage wishlistButton={onPicture} />;
    case 'product':
      return <ProductPage wishlistButton={besideText} isStockUnknown={isStockUnknown} />;
    case 'bag':
      return <BagPage onSignIn={() => signIn({ place: 'bag' })} />;
    case 'wishlist':
      return (
        <WishlistPage
          onSignIn={() => signIn({ place: 'wishlist' })}
          renderTiles={(productIds) => (
            <SavedTiles productIds={productIds} wishlistButton={onPicture} />
          )}
        />
      );
    case 'not-found':
      return <NotFoundPage />;
  }
}
