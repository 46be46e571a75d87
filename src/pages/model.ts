import { combine, sample } from 'effector';
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

export const pageEntered = sample({ clock: [siteEntered, locationChanged], source: $page });

// Replaces a listing's address by its canonical one. The page shows at once and loads once.
sample({
  clock: sample({
    clock: pageEntered,
    source: $at,
    fn: ({ location, basename }) => tidyAddress(location, basename),
  }).filter({ fn: (to) => to !== undefined }),
  fn: (to) => ({ to, replace: true }),
  target: navigateFx,
});
