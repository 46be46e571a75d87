import { combine, sample } from 'effector';
import { listingQueryOf } from '../listing/address.ts';
import { openListing } from '../listing/model.ts';
import { $location, locationChanged } from '../ports/navigation.ts';
import { $variantIds, openProduct, productLoaded } from '../product/model.ts';
import { showStock } from '../product/choice.ts';
import { $basename, siteEntered } from '../store-config/model.ts';
import { $stock, loadStock } from '../stock/model.ts';
import { pageOf } from './pages.ts';

/** The page that the address means. */
export const $page = combine($location, $basename, pageOf);

/** What the home page shows a row of. */
const HOME_LISTING = listingQueryOf({ path: '/new', search: '' });

const pageEntered = sample({ clock: [siteEntered, locationChanged], source: $page });

sample({
  clock: pageEntered.filterMap((page) => {
    if (page.kind === 'home') return HOME_LISTING;
    return page.kind === 'listing' ? page.query : undefined;
  }),
  target: openListing,
});

sample({
  clock: pageEntered.filterMap((page) =>
    page.kind === 'product' ? { productId: page.productId } : undefined,
  ),
  target: openProduct,
});

sample({
  clock: productLoaded,
  source: $variantIds,
  fn: (variantIds) => ({ variantIds }),
  target: loadStock,
});

sample({ clock: $stock, fn: (stock) => ({ stock }), target: showStock });
