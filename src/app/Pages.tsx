import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isBannerClosed } from '../content/banner-model.ts';
import { $content } from '../content/model.ts';
import { $store } from '../store-config/model.ts';
import { Gap } from '../ui/Gap.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import { AppHeader } from './AppHeader.tsx';
import { LateFooter } from './LateFooter.tsx';
import { Overlays } from './Overlays.tsx';
import { PageContent } from './PageContent.tsx';
import { Shell } from './Shell.tsx';
import { usePageTitle } from './use-page-title.ts';
import { $page } from './wiring.ts';

const CheckoutHeader = lazyView(() => import('./CheckoutHeader.tsx'), 'CheckoutHeader');
const PageHead = lazyView(() => import('./PageHead.tsx'), 'PageHead');
const TopBanner = lazyView(() => import('./TopBanner.tsx'), 'TopBanner');

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The page that the address means, inside the shell. */
export function Pages({ exportTrace }: Props) {
  const { store, content, isBannerClosed, page } = useUnit({
    store: $store,
    content: $content,
    isBannerClosed: $isBannerClosed,
    page: $page,
  });
  const header = <AppHeader />;
  return (
    <Shell
      top={
        isBannerClosed ? undefined : (
          <Gap>
            <Suspense>{content['USP_BANNER_TOP'] && <TopBanner />}</Suspense>
          </Gap>
        )
      }
      header={
        page.kind === 'checkout' || page.kind === 'paypal-express' ? (
          <Suspense fallback={header}>
            <CheckoutHeader />
          </Suspense>
        ) : (
          header
        )
      }
      footer={<LateFooter exportTrace={exportTrace} />}
      overlays={<Overlays />}
      brandName={store.storeBrandName}
      pageTitle={usePageTitle()}
    >
      <Gap>
        <Suspense>
          <PageHead />
        </Suspense>
      </Gap>
      <Suspense>
        <PageContent />
      </Suspense>
    </Shell>
  );
}
