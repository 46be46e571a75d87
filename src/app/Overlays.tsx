import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { $dialogFlag } from '../auth/dialog-model.ts';
import { $drawer } from '../auth/model.ts';
import { $bagCount } from '../cart/bag/bag-model.ts';
import { useGoing } from '../cart/view/use-going.ts';
import { $isMiniBagOpen } from '../cart/bag/mini-bag-model.ts';
import { $isFatalShown } from '../fatal-error/model.ts';
import { $notices } from '../notices/model.ts';
import { $features } from '../ports/features.ts';
import { $isSearchOpen } from '../search/drawer-model.ts';
import { SilentErrorBoundary } from '../ui/feedback/SilentErrorBoundary.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import { useOnceTrue } from '../ui/hooks/use-once-true.ts';

const MiniBag = lazyView(() => import('../cart/view/MiniBag.tsx'), 'MiniBag', 'over');
const SignInDrawer = lazyView(() => import('../auth/SignInDrawer.tsx'), 'SignInDrawer', 'over', [
  'forms',
  'myAccount',
]);
const SearchDrawer = lazyView(() => import('../search/SearchDrawer.tsx'), 'SearchDrawer', 'over');
const LoginDialog = lazyView(() => import('../auth/LoginDialog.tsx'), 'LoginDialog', 'over', [
  'forms',
  'myAccount',
]);
const LinkDialog = lazyView(() => import('../auth/password/LinkDialog.tsx'), 'LinkDialog', 'over', [
  'forms',
  'myAccount',
]);
const NoticeList = lazyView(() => import('../notices/NoticeList.tsx'), 'NoticeList', 'none');
const NewsletterOverlay = lazyView(
  () => import('./NewsletterOverlay.tsx'),
  'NewsletterOverlay',
  'none',
  ['forms', 'newsletter'],
);
const FatalOverlay = lazyView(() => import('./FatalOverlay.tsx'), 'FatalOverlay', 'none');

const $hasPieces = $bagCount.map((count) => (count ?? 0) > 0);

/**
 * Drawers and messages. Each loads when first opened, and stays mounted for its closing
 * animation.
 */
export function Overlays() {
  const { isFatal, hasPieces, isMiniBagOpen, isSearchOpen, drawer, dialogFlag, features, notices } =
    useUnit({
      isFatal: $isFatalShown,
      hasPieces: $hasPieces,
      isMiniBagOpen: $isMiniBagOpen,
      isSearchOpen: $isSearchOpen,
      drawer: $drawer,
      dialogFlag: $dialogFlag,
      features: $features,
      notices: $notices,
    });
  useGoing();
  // Preloads the mini bag, so that it also opens offline.
  useEffect(() => {
    if (hasPieces) MiniBag.fetch().catch(() => undefined); // Opening it loads it again.
  }, [hasPieces]);
  const hasMiniBag = useOnceTrue(isMiniBagOpen);
  const hasSearch = useOnceTrue(isSearchOpen);
  const hasSignIn = useOnceTrue(drawer.status === 'open');
  const hasLogin = useOnceTrue(dialogFlag === 'show');
  const hasNotices = useOnceTrue(notices.length > 0);
  return (
    <>
      <Suspense>
        {hasMiniBag && <MiniBag />}
        {hasSearch && <SearchDrawer />}
        {hasSignIn && <SignInDrawer />}
        {hasNotices && <NoticeList />}
      </Suspense>
      <SilentErrorBoundary>
        <Suspense>{features['newsletter'] === 'here' && <NewsletterOverlay />}</Suspense>
      </SilentErrorBoundary>
      <Suspense>{features['link'] === 'here' && <LinkDialog />}</Suspense>
      <Suspense>{hasLogin && <LoginDialog />}</Suspense>
      <Suspense>{isFatal && <FatalOverlay />}</Suspense>
    </>
  );
}
