import { sample } from 'effector';
import { feature } from '../event-log/units.ts';
import { statusDetermined } from '../campaign/model.ts';
import { changeCampaign, wantContent } from '../content/model.ts';
import { listingLoaded } from '../listing/model.ts';
import { wantCategoryHead } from '../listing/seo-model.ts';
import { PRODUCT_CONTENT_KEYS } from '../product/content-keys.ts';
import { siteEntered } from '../store-config/model.ts';
import { $page, pageEntered } from '../pages/model.ts';
import type { Page } from '../pages/pages.ts';

feature('core');

/** CNT-02: content around every page, in one call. */
const SHELL = ['MEGA_MENU', 'FOOTER_CONTENT', 'USP_BANNER_TOP', 'HEADER_SHIPPING_BANNER'];

sample({ clock: siteEntered, fn: () => ({ keys: SHELL }), target: wantContent });

// CNT-05, XAC-13
sample({ clock: statusDetermined, target: changeCampaign });

// PRD-09, CRT-13
const KEYS: Readonly<Partial<Record<Page['kind'], readonly string[]>>> = {
  product: Object.values(PRODUCT_CONTENT_KEYS),
  bag: ['SHOPPING_BAG_USP', 'SHOPPING_BAG_PROMO'],
};
sample({
  clock: pageEntered,
  filter: ({ kind }) => kind in KEYS,
  fn: ({ kind }) => ({ keys: [...(KEYS[kind] ?? [])] }),
  target: wantContent,
});

// LST-15: loads after the products, which are more important.
sample({
  clock: listingLoaded,
  source: $page,
  filter: (page) => page.kind === 'listing' && page.query.searchTerm === null,
  fn: (_, { categoryId }) => ({ categoryId }),
  target: wantCategoryHead,
});
