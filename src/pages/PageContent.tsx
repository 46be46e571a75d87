import { Suspense, createElement, memo, use, useDeferredValue } from 'react';
import { QuickAddButton } from '../quick-add/QuickAddButton.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { viewOf } from './page.ts';
import type { Page } from './pages.ts';
import type { Slots } from './row.ts';
import { useShownPage } from './use-shown-page.ts';

const SLOTS: Slots = {
  wishlistButton: (product) => <WishlistButton {...product} />,
  plainWishlistButton: (product) => <WishlistButton {...product} variant="plain" />,
  quickAddButton: (product) => <QuickAddButton {...product} />,
};

const NEVER = new Promise<never>(() => undefined);

/**
 * What stands between header and footer. Pages load when they are first seen. The page that is left
 * is hidden at once and taken away later, so that its removal does not hold up the next one.
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

/** Has React hide what it stands beside, as it is, without looking at it any more. */
function Hidden(): null {
  return use(NEVER);
}

const PageView = memo(function PageView({ page }: { page: Page }) {
  return createElement(viewOf(page), { ...page, ...SLOTS });
});
