import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $named } from '../../../listing/products-by-id/products-by-id-model.ts';
import { Tiles, type WishlistButtonSlot } from '../../../listing/tiles/Tiles.tsx';
import { useBrandLayout } from '../../../ui/brand-layout.ts';
import { TileGrid } from '../../../ui/tile/TileGrid.tsx';
import styles from './ProductRow.module.css';

type Props = {
  title: string;
  productIds: readonly string[];
  wishlistButton: WishlistButtonSlot;
};

/** Row of products by id; empty until one is known. */
export function ProductRow({ title, productIds, wishlistButton }: Props) {
  const id = useId();
  const layout = useBrandLayout().tile;
  const named = useUnit($named);
  const tiles = productIds.flatMap((productId) => named[productId] ?? []);
  if (tiles.length === 0) return null;
  return (
    <section className={styles.row} data-layout={layout} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {/* The key resets the scroll position for other products, because scroll anchoring
          follows tiles. */}
      <TileGrid key={tiles.map((tile) => tile.id).join()} layout="row" label={title}>
        <Tiles tiles={tiles} headingLevel={3} wishlistButton={wishlistButton} />
      </TileGrid>
    </section>
  );
}
