import { useUnit } from 'effector-react';
import { openSignIn } from '../auth/model.ts';
import type {
  QuickAddButton as QuickAddSlot,
  WishlistButton as WishlistSlot,
} from '../listing/tiles/Tiles.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import {
  AccountPage,
  BagRoute,
  CampaignRoute,
  HomeRoute,
  LandingRoute,
  ListingPage,
  NotFoundPage,
  ProductRoute,
  PurchaseRoute,
  SavedTiles,
  TextRoute,
  WishlistPage,
  isLanding,
} from './page-views.ts';
import { QuickAddButton } from '../quick-add/QuickAddButton.tsx';
import { useShownPage } from '../pages/use-shown-page.ts';

const onPicture: WishlistSlot = (product) => <WishlistButton {...product} />;
const quickAdd: QuickAddSlot = (product) => <QuickAddButton {...product} />;
const besideText: WishlistSlot = (product) => <WishlistButton {...product} variant="plain" />;

/** What stands between header and footer. Pages load when they are first seen. */
export function PageContent() {
  const page = useShownPage();
  const signIn = useUnit(openSignIn);
  switch (page.kind) {
    case 'home':
      return <HomeRoute wishlistButton={onPicture} />;
    case 'listing':
      return isLanding(page.query) ? (
        <LandingRoute query={page.query} wishlistButton={onPicture} quickAddButton={quickAdd} />
      ) : (
        <ListingPage wishlistButton={onPicture} quickAddButton={quickAdd} />
      );
    case 'campaign':
      return <CampaignRoute wishlistButton={onPicture} quickAddButton={quickAdd} />;
    case 'product':
      return <ProductRoute wishlistButton={besideText} tileWishlistButton={onPicture} />;
    case 'bag':
      return <BagRoute onSignIn={() => signIn({ place: 'bag' })} />;
    case 'wishlist':
      return (
        <WishlistPage
          onSignIn={() => signIn({ place: 'wishlist' })}
          renderTiles={(productIds) => (
            <SavedTiles
              productIds={productIds}
              wishlistButton={onPicture}
              quickAddButton={quickAdd}
            />
          )}
        />
      );
    case 'account':
      return <AccountPage />;
    case 'contact':
    case 'content':
    case 'error':
    case 'e2e-test':
      return <TextRoute kind={page.kind} />;
    case 'not-found':
      return <NotFoundPage />;
    default:
      return <PurchaseRoute page={page} />;
  }
}
