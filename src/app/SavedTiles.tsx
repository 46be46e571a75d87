import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $named } from '../listing/named-model.ts';
import { Tiles, type WishlistButton } from '../listing/Tiles.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TileGrid } from '../ui/TileGrid.tsx';

interface Props {
  productIds: readonly string[];
  wishlistButton: WishlistButton;
}

/** The saved products as tiles, last saved first; what is not known yet has its place kept. */
export function SavedTiles({ productIds, wishlistButton }: Props) {
  const { t } = useTranslation('common');
  const named = useUnit($named);
  const ids = productIds.toReversed();
  const tiles = ids.flatMap((id) => named[id] ?? []);
  const awaited = ids.filter((id) => !Object.hasOwn(named, id));
  return (
    <TileGrid label={t('page.wishlist')} busy={awaited.length > 0}>
      <Tiles tiles={tiles} wishlistButton={wishlistButton} />
      {awaited.map((id) => (
        <li key={id}>
          <Skeleton shape="tile" />
        </li>
      ))}
    </TileGrid>
  );
}
