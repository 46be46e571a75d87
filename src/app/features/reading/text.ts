/** Connects pages of the content service, and the shops. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { showHead } from '../../../content/pages/head-model.ts';
import { wantContent } from '../../../content/model.ts';
import { descriptionOf, titleOf } from '../../../content/pages/page.ts';
import { $contentPage, openPage, wantFaq } from '../../../content/pages/page-model.ts';
import { guideWanted, keepGuide } from '../../../content/pages/size-guide-model.ts';
import { pathBelow } from '../../../kernel/site-path.ts';
import { lookUpPath } from '../../../seo/moved-page-model.ts';
import { $shops, openShops } from '../../../pickup/shops/shops-model.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { $location } from '../../../ports/navigation.ts';
import { openProduct } from '../../../product/model.ts';
import { sizeGuideFx } from '../../../product/size-guide/size-guide-model.ts';
import { $isMissing, $page, $pageAt, pageEntered } from '../../../pages/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('text');

const entered = sample({ clock: [pageEntered, whenLoaded('text')], source: $page });
const contentEntered = entered.filterMap(contentOf);
/** Retries failed pages when the connection is back. */
const contentMissed = sample({ clock: cameOnline, source: $page }).filterMap(contentOf);
sample({ clock: [contentEntered, contentMissed], target: openPage });
sample({
  clock: $contentPage,
  fn: (shown) => {
    if (shown.status === 'missing')
      return { status: 'missing' as const, title: '', description: '' };
    if (shown.status !== 'ready') return null;
    const { page } = shown;
    return { status: 'ready' as const, title: titleOf(page), description: descriptionOf(page) };
  },
  target: showHead,
});
sample({
  clock: [
    entered.filter({ fn: ({ kind }) => kind === 'contact' }),
    $contentPage.updates.filter({ fn: ({ status }) => status === 'ready' }),
  ],
  fn: () => ({ keys: ['CONTENT_SIDEBAR'] }),
  target: wantContent,
});
// The contact form is shown beside frequent questions.
sample({ clock: entered, filter: ({ kind }) => kind === 'contact', target: wantFaq });
sample({ clock: contentEntered, filter: hasShops, target: openShops });
sample({
  clock: contentMissed,
  source: $shops,
  filter: ({ status }, page) => status === 'failed' && hasShops(page),
  target: openShops,
});
sample({
  clock: sample({ clock: contentEntered, source: $location }).filterMap(({ path, search }) => {
    const productId = path.endsWith('/find-in-store') && new URLSearchParams(search).get('product');
    return productId ? { productId: productId.toUpperCase() } : undefined;
  }),
  target: openProduct,
});

// API-66: a missing product has a page of its own.
sample({
  clock: sampleStores({
    clock: [pageEntered, whenLoaded('text'), $isMissing.updates],
    source: { isMissing: $isMissing, at: $pageAt },
  }).filterMap(({ isMissing, at: { page, location, basename } }) =>
    isMissing && page.kind !== 'product' ? { path: pathBelow(location.path, basename) } : undefined,
  ),
  target: lookUpPath,
});

sample({
  clock: guideWanted,
  fn: ({ guideId }) => ({ sizeGuideId: guideId }),
  target: sizeGuideFx,
});
sample({
  clock: [
    sizeGuideFx.done.map(({ params, result }) => ({
      params,
      tables: result.tables,
    })),
    sizeGuideFx.fail.map(({ params }) => ({ params, tables: null })),
  ],
  fn: ({ params, tables }) => ({ guideId: params.sizeGuideId, tables }),
  target: keepGuide,
});

/** RTE-16, RTE-25 */
function hasShops({ path }: { path: string }): boolean {
  return path === '/store-locator' || path === '/find-in-store';
}

function contentOf(page: Page): { path: string } | undefined {
  return page.kind === 'content' ? { path: page.path } : undefined;
}
