import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isBannerClosed } from '../content/banner-model.ts';
import { $content } from '../content/model.ts';
import { $store } from '../store-config/model.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { AppHeader } from './AppHeader.tsx';
import { LateFooter } from './LateFooter.tsx';
import { Overlays } from './Overlays.tsx';
import { PageContent } from './PageContent.tsx';
import { Shell } from './Shell.tsx';
import { usePageTitle } from './use-page-title.ts';

const PageHead = lazyView(() => import('./PageHead.tsx'), 'PageHead');
const TopBanner = lazyView(() => import('./TopBanner.tsx'), 'TopBanner');

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The page that the address means, inside the shell. */
export function Pages({ exportTrace }: Props) {
  const { store, content, isBannerClosed } = useUnit({
    store: $store,
    content: $content,
    isBannerClosed: $isBannerClosed,
  });
  return (
    <Shell
      top={
        isBannerClosed ? undefined : (
          <Suspense>{content['USP_BANNER_TOP'] && <TopBanner />}</Suspense>
        )
      }
      header={<AppHeader />}
      footer={<LateFooter exportTrace={exportTrace} />}
      overlays={<Overlays />}
      brandName={store.storeBrandName}
      pageTitle={usePageTitle()}
    >
      <Suspense>
        <PageHead />
      </Suspense>
      <Suspense>
        <PageContent />
      </Suspense>
    </Shell>
  );
}
