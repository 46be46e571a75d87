/** Pages of the content service, and the shops. */
import { sample } from 'effector';
import { showHead } from '../../../content/pages/head-model.ts';
import { wantContent } from '../../../content/model.ts';
import { descriptionOf, titleOf } from '../../../content/pages/page.ts';
import { $contentPage, openPage } from '../../../content/pages/page-model.ts';
import { guideWanted, keepGuide } from '../../../content/pages/size-guide-model.ts';
import { openShops } from '../../../pickup/shops/shops-model.ts';
import { $location } from '../../../ports/navigation.ts';
import { openProduct } from '../../../product/model.ts';
import { sizeGuideFx } from '../../../product/size-guide/size-guide-model.ts';
import { $page } from '../../../pages/model.ts';
import { sizeGuideRead, sizeGuideRefused, textPageSeen } from './inbox.ts';

const entered = sample({ clock: textPageSeen, source: $page });
const contentEntered = entered.filterMap((page) =>
  page.kind === 'content' ? { path: page.path } : undefined,
);
sample({ clock: contentEntered, target: openPage });
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
sample({
  clock: contentEntered,
  filter: ({ path }) => path === '/store-locator' || path === '/find-in-store', // RTE-16, RTE-25
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
    sizeGuideRead.map(({ params, result }) => ({
      params,
      tables: result.tables,
    })),
    sizeGuideRefused.map(({ params }) => ({ params, tables: null })),
  ],
  fn: ({ params, tables }) => ({ guideId: params.sizeGuideId, tables }),
  target: keepGuide,
});
