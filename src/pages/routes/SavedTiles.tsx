import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $named } from '../../listing/products-by-id/products-by-id-model.ts';
import {
  type QuickAddButtonSlot,
  Tiles,
  type WishlistButtonSlot,
} from '../../listing/tiles/Tiles.tsx';
import { $soldOut } from '../../stock/sold-out-model.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TileGrid } from '../../ui/tile/TileGrid.tsx';
import styles from './SavedTiles.module.css';

interface Props {
  productIds: readonly string[];
  wishlistButton: WishlistButtonSlot;
  quickAddButton: QuickAddButtonSlot;
}

/** Saved products as tiles, latest first; unknown ones have placeholders. */
export function SavedTiles({ productIds, wishlistButton, quickAddButton }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { named, soldOut } = useUnit({ named: $named, soldOut: $soldOut });
  const ids = productIds.toReversed();
  const tiles = ids.flatMap((id) => named[id] ?? []);
  const awaited = ids.filter((id) => !Object.hasOwn(named, id));
  const elsewhere = ids.length - tiles.length - awaited.length;
  return (
    <>
      <TileGrid label={t('common:page.wishlist')} busy={awaited.length > 0}>
        <Tiles
          tiles={tiles.map((tile) => ({ ...tile, isSoldOut: soldOut[tile.id] }))}
          wishlistButton={wishlistButton}
          quickAddButton={(product) => !soldOut[product.productId] && quickAddButton(product)}
        />
        {awaited.map((id) => (
          <li key={id}>
            <Skeleton shape="tile" />
          </li>
        ))}
      </TileGrid>
      {elsewhere > 0 && (
        <p className={styles.elsewhere}>{t('account:wishlist.elsewhere', { count: elsewhere })}</p>
      )}
    </>
  );
}
