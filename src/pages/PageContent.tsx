import {
  Suspense,
  createElement,
  memo,
  use,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';
import { QuickAddButton } from '../quick-add/QuickAddButton.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { viewOf } from './page.ts';
import type { Page } from './pages.ts';
import type { Slots } from './row.ts';
import { useUnit } from 'effector-react';
import { pageHold } from '../ports/browser/page/page-turn.ts';
import { $page } from './model.ts';

const SLOTS: Slots = {
  wishlistButton: (product) => <WishlistButton {...product} />,
  plainWishlistButton: (product) => <WishlistButton {...product} variant="plain" />,
  quickAddButton: (product) => <QuickAddButton {...product} />,
};

const NEVER = new Promise<never>(() => undefined);

/**
 * Page between header and footer. Pages load when first visited. The previous page is hidden at
 * once and unmounted later, so that its removal does not delay the next one.
 */
export function PageContent() {
  const page = useShownPage();
  const before = useDeferredValue(page);
  const isLeft = viewOf(before) !== viewOf(page);
  return (isLeft ? [page, before] : [page]).map((one) => (
    <Suspense key={viewOf(one).displayName}>
      {one !== page && <Hidden />}
      <PageView page={one} />
    </Suspense>
  ));
}

/** Suspends, so that React hides its siblings unchanged. */
function Hidden(): null {
  return use(NEVER);
}

const PageView = memo(function PageView({ page }: { page: Page }) {
  return createElement(viewOf(page), { ...page, ...SLOTS });
});

/** Page of the address, or briefly the previous one during a view transition's snapshot. */
function useShownPage(): Page {
  const page = useUnit($page);
  const isHeld = useSyncExternalStore(pageHold.subscribe, pageHold.get, pageHold.get);
  const [shown, setShown] = useState(page);
  if (!isHeld && shown !== page) setShown(page);
  return isHeld ? shown : page;
}
