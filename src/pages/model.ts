import { combine, sample } from 'effector';
import { $contentHead } from '../content/pages/head-model.ts';
import { $listing } from '../listing/model.ts';
import { locationChanged, navigateFx } from '../ports/navigation.ts';
import { $product } from '../product/model.ts';
import { $at, siteEntered } from '../store-config/model.ts';
import { isMissingPage, pageOf, tidyAddress } from './page.ts';

/** The page that the address means, and the address. */
export const $pageAt = $at.map((at) => ({ ...at, page: pageOf(at.location, at.basename) }));
/** The page that the address means. */
export const $page = $pageAt.map(({ page }) => page);

/** There is nothing at the address. */
export const $isMissing = combine(
  { page: $page, listing: $listing, product: $product, content: $contentHead },
  ({ page, ...found }) => isMissingPage(page, found),
);

export const pageEntered = sample({ clock: [siteEntered, locationChanged], source: $page });

// A listing has one address. Its page is there at once, and asked for once.
sample({
  clock: sample({
    clock: pageEntered,
    source: $at,
    fn: ({ location, basename }) => tidyAddress(location, basename),
  }).filter({ fn: (to) => to !== undefined }),
  fn: (to) => ({ to, replace: true }),
  target: navigateFx,
});
