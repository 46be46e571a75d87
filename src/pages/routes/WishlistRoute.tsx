import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import type { QuickAddButtonSlot, WishlistButtonSlot } from '../../listing/tiles/Tiles.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { WishlistPage } from '../../wishlist/WishlistPage.tsx';

// Lazy, because guests have no tiles.
const SavedTiles = lazyView(() => import('./SavedTiles.tsx'), 'SavedTiles');

type Props = {
  wishlistButton: WishlistButtonSlot;
  quickAddButton: QuickAddButtonSlot;
};

/** Wishlist with its products as tiles. */
export function WishlistRoute(buttons: Props) {
  const signIn = useUnit(openSignIn);
  return (
    <WishlistPage
      onSignIn={() => signIn({ place: 'wishlist' })}
      renderTiles={(productIds) => <SavedTiles productIds={productIds} {...buttons} />}
    />
  );
}
