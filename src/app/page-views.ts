import type { ListingQuery } from '../listing/address.ts';
import { lazyView } from '../ui/lazy-view.ts';
import type { Page } from '../pages/pages.ts';

export const HomeRoute = lazyView(() => import('../home/HomeRoute.tsx'), 'HomeRoute');
export const ListingPage = lazyView(() => import('../listing/page/ListingPage.tsx'), 'ListingPage');
export const LandingRoute = lazyView(() => import('../home/LandingRoute.tsx'), 'LandingRoute');
export const CampaignRoute = lazyView(() => import('./routes/CampaignRoute.tsx'), 'CampaignRoute');
export const BagRoute = lazyView(() => import('./routes/BagRoute.tsx'), 'BagRoute');
export const WishlistPage = lazyView(() => import('../wishlist/WishlistPage.tsx'), 'WishlistPage');
export const AccountPage = lazyView(() => import('../auth/AccountPage.tsx'), 'AccountPage');
export const PurchaseRoute = lazyView(() => import('./routes/PurchaseRoute.tsx'), 'PurchaseRoute');
export const TextRoute = lazyView(() => import('./routes/TextRoute.tsx'), 'TextRoute');
export const NotFoundPage = lazyView(() => import('./routes/NotFoundPage.tsx'), 'NotFoundPage');
export const SavedTiles = lazyView(() => import('./routes/SavedTiles.tsx'), 'SavedTiles');
export const ProductRoute = lazyView(() => import('./routes/ProductRoute.tsx'), 'ProductRoute');

const GENDER = /^(?:women|men|kids)$/;

/** Whether a listing begins with what a gender's page has above its products. */
export function isLanding({ categoryId }: ListingQuery): boolean {
  return GENDER.test(categoryId);
}

/** Fetches the view of a page that shoppers enter the shop by, before it can be shown. */
export async function fetchPage(page: Page): Promise<void> {
  if (page.kind === 'home') await HomeRoute.fetch();
  if (page.kind === 'listing') await (isLanding(page.query) ? LandingRoute : ListingPage).fetch();
  if (page.kind === 'product') await ProductRoute.fetch();
}
