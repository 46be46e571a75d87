import { Suspense } from 'react';
import { PURPOSES, type ConsentPurpose } from '../../consent/consent.ts';
import { CookieList } from '../../consent/CookieList.tsx';
import { CallUsPage } from '../../content/pages/CallUsPage.tsx';
import { FaqPage } from '../../content/pages/FaqPage.tsx';
import type { ContentKind } from '../../content/page-kind.ts';
import type { LoadedPage } from '../../content/pages/page.ts';
import { SizeGuideSection } from '../../content/pages/SizeGuideSection.tsx';
import { TextPage } from '../../content/pages/TextPage.tsx';
import { ShopList } from '../../pickup/shops/ShopList.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { ShopStock } from './ShopStock.tsx';

const JoinLink = lazyView(() => import('../../membership/JoinLink.tsx'), 'JoinLink', 'none', [
  'myAccount',
]);

type Props = {
  kind: ContentKind;
  page: LoadedPage;
};

const WIDE: readonly ContentKind[] = ['cookies', 'size-guides', 'store-locator', 'find-in-store'];

/** Only section of the size guides without a table: how to measure. */
const HOW_TO = 'measure';

/** True if a section of the cookie page describes a consent purpose. */
function isPurpose(id: string): id is ConsentPurpose {
  return (PURPOSES as readonly string[]).includes(id);
}

/** Page of the content service with the shop's additions. */
export function ContentText({ kind, page }: Props) {
  if (page.shape === 'faq') return <FaqPage faq={page.faq} />;
  if (page.shape === 'callUs') return <CallUsPage callUs={page.callUs} />;
  const { text } = page;
  return (
    <TextPage
      text={text}
      isWide={WIDE.includes(kind)}
      renderMore={({ id, title }) => {
        if (kind === 'cookies' && isPurpose(id)) return <CookieList purpose={id} label={title} />;
        return kind === 'size-guides' && id !== HOW_TO ? (
          <SizeGuideSection guideId={id} title={title} />
        ) : undefined;
      }}
    >
      {kind === 'loyalty-terms' && (
        <Suspense>
          <JoinLink />
        </Suspense>
      )}
      {kind === 'store-locator' && <ShopList />}
      {kind === 'find-in-store' && <ShopStock />}
    </TextPage>
  );
}
