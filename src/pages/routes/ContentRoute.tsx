import { useUnit } from 'effector-react';
import { $contentPage, retryPage } from '../../content/pages/page-model.ts';
import { PageSkeleton } from '../../content/pages/PageSkeleton.tsx';
import type { ContentKind } from '../../content/page-kind.ts';
import { contentPathOf } from '../../content/paths.ts';
import { $shops, type ShopsState } from '../../pickup/shops/shops-model.ts';
import { $product } from '../../product/model.ts';
import type { ProductState } from '../../product/product.ts';
import { $sites } from '../../store-config/model.ts';
import { PageFailure } from '../../ui/feedback/PageFailure.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AlternateLinks } from '../../seo/PageHead.tsx';
import { ContentText } from './ContentText.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { alternatesOf } from '../../seo/page-head.ts';

/** Pages with the list of shops between title and text. */
const WITH_SHOPS: readonly ContentKind[] = ['store-locator', 'find-in-store'];

/** True while an element above the text loads, to avoid a layout shift. */
function isIncomplete(kind: ContentKind, shops: ShopsState, product: ProductState): boolean {
  if (!WITH_SHOPS.includes(kind)) return false;
  return shops.status === 'loading' || (kind === 'find-in-store' && product.status === 'loading');
}

/** RTE-21, RTE-25: page of the content service, if the address has one. */
export function ContentRoute() {
  const { t } = useTranslation('catalogue');
  const { shown, shops, product, sites, retry } = useUnit({
    shown: $contentPage,
    shops: $shops,
    product: $product,
    sites: $sites,
    retry: retryPage,
  });
  switch (shown.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'missing':
      return <NotFoundPage />;
    case 'failed':
      return (
        <PageFailure
          title={t('content.failed.title')}
          retry={{ label: t('retry'), onRetry: retry }}
          way={{ label: t('content.failed.home'), to: '/' }}
        >
          {t('content.failed.help')}
        </PageFailure>
      );
    case 'ready':
      if (isIncomplete(shown.kind, shops, product)) return <PageSkeleton />;
      return (
        <>
          <AlternateLinks
            alternates={alternatesOf(sites, (site) => contentPathOf(site, shown.kind))}
          />
          <ContentText kind={shown.kind} page={shown.page} />
        </>
      );
  }
}
