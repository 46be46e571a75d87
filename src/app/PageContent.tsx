import { useUnit } from 'effector-react';
import { openSignIn } from '../auth/model.ts';
import type {
  QuickAddButton as QuickAddSlot,
  WishlistButton as WishlistSlot,
} from '../listing/Tiles.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import { ProductRoute } from './product-view.ts';
import { QuickAddButton } from './QuickAddButton.tsx';
import { useShownPage } from './use-shown-page.ts';

const HomeRoute = lazyView(() => import('./HomeRoute.tsx'), 'HomeRoute');
const ListingPage = lazyView(() => import('../listing/ListingPage.tsx'), 'ListingPage');
const LandingRoute = lazyView(() => import('./LandingRoute.tsx'), 'LandingRoute');
const CampaignRoute = lazyView(() => import('./CampaignRoute.tsx'), 'CampaignRoute');
const BagRoute = lazyView(() => import('./BagRoute.tsx'), 'BagRoute');
const WishlistPage = lazyView(() => import('../wishlist/WishlistPage.tsx'), 'WishlistPage');
const AccountPage = lazyView(() => import('../auth/AccountPage.tsx'), 'AccountPage');
const TextRoute = lazyView(() => import('./TextRoute.tsx'), 'TextRoute');
const NotFoundPage = lazyView(() => import('./NotFoundPage.tsx'), 'NotFoundPage');
const SavedTiles = lazyView(() => import('./SavedTiles.tsx'), 'SavedTiles');

const onPicture: WishlistSlot = (product) => <WishlistButton {...product} />;
const quickAdd: QuickAddSlot = (product) => <QuickAddButton {...product} />;
const besideText: WishlistSlot = (product) => <WishlistButton {...product} variant="plain" />;

const GENDER = /^(?:women|men|kids)$/;

/** What stands between header and footer. Pages load when they are first seen. */
export function PageContent() {
  const page = useShownPage();
  const signIn = useUnit(openSignIn);
  switch (page.kind) {
    case 'home':
      return <HomeRoute wishlistButton={onPicture} />;
    case 'listing':
      return GENDER.test(page.query.categoryId) ? (
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
  }
}
