import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $drawer } from '../auth/model.ts';
import { $isMiniBagOpen } from '../cart/model.ts';
import { $notices } from '../notices/model.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { useOnceTrue } from '../ui/use-once-true.ts';

const MiniBag = lazyView(() => import('../cart/MiniBag.tsx'), 'MiniBag');
const SignInDrawer = lazyView(() => import('../auth/SignInDrawer.tsx'), 'SignInDrawer');

const NoticeList = lazyView(() => import('../notices/NoticeList.tsx'), 'NoticeList');

/** Drawers and messages, each loaded when it is first opened and kept from then on, so that it can close in its own time. */
export function Overlays() {
  const { isMiniBagOpen, drawer, notices } = useUnit({
    isMiniBagOpen: $isMiniBagOpen,
    drawer: $drawer,
    notices: $notices,
  });
  const hasMiniBag = useOnceTrue(isMiniBagOpen);
  const hasSignIn = useOnceTrue(drawer.status === 'open');
  const hasNotices = useOnceTrue(notices.length > 0);
  return (
    <Suspense>
      {hasMiniBag && <MiniBag />}
      {hasSignIn && <SignInDrawer />}
      {hasNotices && <NoticeList />}
    </Suspense>
  );
}
