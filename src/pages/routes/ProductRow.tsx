import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $named } from '../../listing/named/named-model.ts';
import { Tiles, type WishlistButtonSlot } from '../../listing/tiles/Tiles.tsx';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { TileGrid } from '../../ui/tile/TileGrid.tsx';
import styles from './ProductRow.module.css';

type Props = {
  title: string;
  productIds: readonly string[];
  wishlistButton: WishlistButtonSlot;
};

/** A row of products by their ids; nothing while none of them is known. */
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
      {/* Others begin at the left again, wherever the row was scrolled to or has followed a tile that was there first. */}
      <TileGrid key={tiles.map((tile) => tile.id).join()} layout="row" label={title}>
        <Tiles tiles={tiles} headingLevel={3} wishlistButton={wishlistButton} />
      </TileGrid>
    </section>
  );
}
