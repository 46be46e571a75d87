import { useUnit } from 'effector-react';
import { CallUsPage } from '../content/CallUsPage.tsx';
import { FaqPage } from '../content/FaqPage.tsx';
import { $contentPage, retryPage } from '../content/page-model.ts';
import { PageSkeleton } from '../content/PageSkeleton.tsx';
import { SizeGuideSection } from '../content/SizeGuideSection.tsx';
import { TextPage } from '../content/TextPage.tsx';
import { ShopList } from '../pickup/ShopList.tsx';
import { PageFailure } from '../ui/PageFailure.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ShopStock } from './ShopStock.tsx';

/** Not a table, but how to take the measures. */
const HOW_TO = 'measure';

/** RTE-21, RTE-25: a page of the content service, if the address is one of its. */
export function ContentRoute() {
  const { t } = useTranslation('catalogue');
  const { shown, retry } = useUnit({ shown: $contentPage, retry: retryPage });
  if (shown.status === 'loading') return <PageSkeleton />;
  if (shown.status === 'missing') return <NotFoundPage />;
  if (shown.status === 'failed') {
    return (
      <PageFailure
        title={t('content.failed.title')}
        retry={{ label: t('retry'), onRetry: retry }}
        way={{ label: t('content.failed.home'), to: '/' }}
      >
        {t('content.failed.help')}
      </PageFailure>
    );
  }
  const { kind, page } = shown;
  if (page.shape === 'faq') return <FaqPage faq={page.faq} />;
  if (page.shape === 'callUs') return <CallUsPage callUs={page.callUs} />;
  const { text } = page;
  const titles = Object.fromEntries(text.sections.map(({ id, title }) => [id, title]));
  return (
    <TextPage
      text={text}
      isWide={kind === 'size-guides' || kind === 'store-locator' || kind === 'find-in-store'}
      renderMore={(id) =>
        kind === 'size-guides' && id !== HOW_TO ? (
          <SizeGuideSection guideId={id} title={titles[id] ?? ''} />
        ) : undefined
      }
    >
      {kind === 'store-locator' && <ShopList />}
      {kind === 'find-in-store' && <ShopStock />}
    </TextPage>
  );
}
