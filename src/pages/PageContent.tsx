import { Suspense, createElement } from 'react';
import { QuickAddButton } from '../quick-add/QuickAddButton.tsx';
import { LateTexts } from '../ui/i18n/LateTexts.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { viewOf } from './page.ts';
import { PAGES } from './pages.ts';
import type { Slots } from './row.ts';
import { useShownPage } from './use-shown-page.ts';

const SLOTS: Slots = {
  wishlistButton: (product) => <WishlistButton {...product} />,
  plainWishlistButton: (product) => <WishlistButton {...product} variant="plain" />,
  quickAddButton: (product) => <QuickAddButton {...product} />,
};

/** What stands between header and footer. Pages load when they are first seen. */
export function PageContent() {
  const page = useShownPage();
  const { texts } = PAGES[page.kind];
  const View = viewOf(page);
  const view = createElement(View, { ...page, ...SLOTS });
  if (texts === undefined) return view;
  return (
    <Suspense fallback={createElement(View.Missing)}>
      <LateTexts namespace={texts} />
      {view}
    </Suspense>
  );
}
