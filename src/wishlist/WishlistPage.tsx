import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $userInfo } from '../session/model.ts';
import { FocusOnChange } from '../ui/overlay/FocusOnChange.tsx';
import { GuestWishlist } from './GuestWishlist.tsx';
import { SavedProducts } from './SavedProducts.tsx';
import { WishlistFailure } from './WishlistFailure.tsx';

type Props = {
  /** Renders the tiles of the saved products in this order. */
  renderTiles: (productIds: readonly string[]) => ReactNode;
  onSignIn: () => void;
};

/** WSH-01 */
export function WishlistPage({ renderTiles, onSignIn }: Props) {
  const { t } = useTranslation('account');
  const info = useUnit($userInfo);
  const itemIds = info.status === 'registered' ? info.wishlist.itemIds : null;
  return (
    <FocusOnChange label={t('wishlist.title')} content={`${info.status} ${itemIds?.length}`}>
      {info.status === 'guest' && <GuestWishlist onSignIn={onSignIn} />}
      {info.status === 'failed' && <WishlistFailure />}
      {info.status !== 'guest' && info.status !== 'failed' && (
        <SavedProducts itemIds={itemIds} renderTiles={renderTiles} />
      )}
    </FocusOnChange>
  );
}
