import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isNoticeOpen } from '../consent/model.ts';
import { $isBannerClosed } from '../content/banner-model.ts';
import { $content } from '../content/model.ts';
import { $isOnline } from '../ports/connection.ts';
import { $isSomethingMissing } from '../ports/lost-files.ts';
import { $store } from '../store-config/model.ts';
import { SilentErrorBoundary } from '../ui/feedback/SilentErrorBoundary.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import { ConnectionLine } from '../shell/header/ConnectionLine.tsx';
import { AppHeader } from '../shell/header/AppHeader.tsx';
import { LazyFooter } from '../shell/footer/LazyFooter.tsx';
import { Overlays } from './Overlays.tsx';
import { LazyHead } from '../seo/LazyHead.tsx';
import { PageContent } from '../pages/PageContent.tsx';
import { Shell } from '../shell/Shell.tsx';
import { usePageTitle } from '../pages/use-page-title.ts';
import { $isMissing, $page } from '../pages/model.ts';
import { isIndexed, isPlain } from '../pages/page.ts';

const CheckoutHeader = lazyView(
  () => import('../shell/header/CheckoutHeader.tsx'),
  'CheckoutHeader',
  'none',
);
const ConsentOverlay = lazyView(() => import('./ConsentOverlay.tsx'), 'ConsentOverlay', 'none');
const TopBanner = lazyView(() => import('../shell/header/TopBanner.tsx'), 'TopBanner', 'none');

// The same elements each time, so that a change of the page alone renders none of them again.
const HEADER = <AppHeader />;
const LINE = <ConnectionLine />;
const BANNER = <TopBanner />;
const NOTICE = (
  <Suspense>
    <ConsentOverlay />
  </Suspense>
);
const OVERLAYS = <Overlays />;
const CONTENT = <PageContent />;

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** Page of the address inside the shell. */
export function Pages({ exportTrace }: Props) {
  const title = usePageTitle();
  const { store, content, isBannerClosed, page, isMissing, isOnline, isLost, isAsking } = useUnit({
    store: $store,
    content: $content,
    isBannerClosed: $isBannerClosed,
    page: $page,
    isMissing: $isMissing,
    isOnline: $isOnline,
    isLost: $isSomethingMissing,
    isAsking: $isNoticeOpen,
  });
  const hasLine = !isOnline || isLost;
  return (
    <Shell
      first={isAsking && NOTICE}
      top={
        hasLine ? (
          LINE
        ) : isBannerClosed ? undefined : (
          <SilentErrorBoundary>
            <Suspense>{content['USP_BANNER_TOP'] && BANNER}</Suspense>
          </SilentErrorBoundary>
        )
      }
      isTopKept={hasLine}
      header={
        isPlain(page) ? (
          <Suspense fallback={HEADER}>
            <CheckoutHeader lost={HEADER} />
          </Suspense>
        ) : (
          HEADER
        )
      }
      footer={<LazyFooter page={page} isPlain={isPlain(page)} exportTrace={exportTrace} />}
      overlays={OVERLAYS}
      brandName={store.storeBrandName}
      pageTitle={title}
    >
      <SilentErrorBoundary>
        <LazyHead {...{ page, isMissing, title }} isIndexed={isIndexed(page)} />
      </SilentErrorBoundary>
      {CONTENT}
    </Shell>
  );
}
