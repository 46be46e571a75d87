import { sample } from 'effector';
import { keepGuide, guideWanted } from '../content/size-guide-model.ts';
import { statusDetermined } from '../campaign/model.ts';
import { changeCampaign, wantContent } from '../content/model.ts';
import { $contentPage, openPage } from '../content/page-model.ts';
import { listingLoaded } from '../listing/model.ts';
import { wantCategoryHead } from '../listing/seo-model.ts';
import { openShops } from '../pickup/shops-model.ts';
import { $location } from '../ports/navigation.ts';
import { openProduct } from '../product/model.ts';
import { PRODUCT_CONTENT_KEYS } from '../product/product-content.ts';
import { sizeGuideFx } from '../product/size-guide-model.ts';
import { siteEntered } from '../store-config/model.ts';
import { $page, pageEntered } from './wiring.ts';

/** CNT-02: what stands around every page, in one call. */
const SHELL = ['MEGA_MENU', 'FOOTER_CONTENT', 'USP_BANNER_TOP', 'HEADER_SHIPPING_BANNER'];

sample({ clock: siteEntered, fn: () => ({ keys: SHELL }), target: wantContent });

// CNT-05, XAC-13
sample({ clock: statusDetermined, target: changeCampaign });

// PRD-09
sample({
  clock: pageEntered,
  filter: ({ kind }) => kind === 'product',
  fn: () => ({ keys: Object.values(PRODUCT_CONTENT_KEYS) }),
  target: wantContent,
});

// CRT-13
sample({
  clock: pageEntered,
  filter: ({ kind }) => kind === 'bag',
  fn: () => ({ keys: ['SHOPPING_BAG_USP', 'SHOPPING_BAG_PROMO'] }),
  target: wantContent,
});

const contentEntered = pageEntered.filterMap((page) =>
  page.kind === 'content' ? { path: page.path } : undefined,
);
sample({ clock: contentEntered, target: openPage });
sample({
  clock: [
    pageEntered.filter({ fn: ({ kind }) => kind === 'contact' }),
    $contentPage.updates.filter({ fn: ({ status }) => status === 'ready' }),
  ],
  fn: () => ({ keys: ['CONTENT_SIDEBAR'] }),
  target: wantContent,
});
sample({
  clock: contentEntered,
  filter: ({ path }) => path === '/store-locator' || path === '/find-in-store', // RTE-16, RTE-25
  fn: () => undefined,
  target: openShops,
});
sample({
  clock: sample({ clock: contentEntered, source: $location }).filterMap(({ path, search }) => {
    const productId = path.endsWith('/find-in-store') && new URLSearchParams(search).get('product');
    return productId ? { productId: productId.toUpperCase() } : undefined;
  }),
  target: openProduct,
});

sample({
  clock: guideWanted,
  fn: ({ guideId }) => ({ sizeGuideId: guideId }),
  target: sizeGuideFx,
});
sample({
  clock: [
    sizeGuideFx.done.map(({ params, result }) => ({ params, tables: result.tables })),
    sizeGuideFx.fail.map(({ params }) => ({ params, tables: null })),
  ],
  fn: ({ params, tables }) => ({ guideId: params.sizeGuideId, tables }),
  target: keepGuide,
});

// LST-15: after the products, which shoppers come for.
sample({
  clock: listingLoaded,
  source: $page,
  filter: (page) => page.kind === 'listing' && page.query.searchTerm === null,
  fn: (_, { categoryId }) => ({ categoryId }),
  target: wantCategoryHead,
});
