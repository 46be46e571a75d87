import { useUnit } from 'effector-react';
import { $contentPage, retryPage } from '../../content/pages/page-model.ts';
import { PageSkeleton } from '../../content/pages/PageSkeleton.tsx';
import { contentPathOf } from '../../content/paths.ts';
import { $sites } from '../../store-config/model.ts';
import { PageFailure } from '../../ui/feedback/PageFailure.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AlternateLinks } from '../../seo/AlternateLinks.tsx';
import { ContentText } from './ContentText.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { alternatesOf } from '../../seo/page-head.ts';

/** RTE-21, RTE-25: a page of the content service, if the address is one of its. */
export function ContentRoute() {
  const { t } = useTranslation('catalogue');
  const { shown, sites, retry } = useUnit({ shown: $contentPage, sites: $sites, retry: retryPage });
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
