import { combine } from 'effector';
import { connectRoutes } from '../event-log/decisions.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { feature } from '../event-log/units.ts';
import { $contentHead } from '../content/pages/head-model.ts';
import { $listing } from '../listing/model.ts';
import { locationChanged, navigateFx } from '../ports/navigation.ts';
import { $product } from '../product/model.ts';
import { $at, siteEntered } from '../store-config/model.ts';
import { isMissingPage, pageOf, tidyAddress } from './page.ts';

feature('core');

/** Page of the address, with the address. */
export const $pageAt = $at.map((at) => ({ ...at, page: pageOf(at.location, at.basename) }));
/** Page of the address. */
export const $page = $pageAt.map(({ page }) => page);

/** True if no page exists at the address. */
export const $isMissing = combine(
  { page: $page, listing: $listing, product: $product, content: $contentHead },
  ({ page, ...found }) => isMissingPage(page, found),
);

export const pageEntered = sampleStores({
  clock: [siteEntered, locationChanged],
  source: { page: $page },
  fn: ({ page }) => page,
});

// Replaces a listing's address by its canonical one. The page shows at once and loads once.
connectRoutes({
  clock: pageEntered,
  source: $at,
  route(_, { location, basename }): { navigate?: { to: string; replace: boolean } } {
    const to = tidyAddress(location, basename);
    return to === undefined ? {} : { navigate: { to, replace: true } };
  },
  target: { navigate: navigateFx },
});
