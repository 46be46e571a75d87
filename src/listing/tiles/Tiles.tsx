import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, memo } from 'react';
import type { Tile } from '../contract.ts';
import { ListingTile } from './ListingTile.tsx';
import { $previews } from '../model.ts';

export type WishlistButtonSlot = (product: { productId: string; name: string }) => ReactNode;
export type QuickAddButtonSlot = (product: {
  productId: string;
  name: string;
  isExclusive: boolean;
}) => ReactNode;

type Props = {
  tiles: readonly Tile[];
  headingLevel?: 2 | 3 | undefined;
  /** Number of first-screen pictures, which load eagerly. */
  priorityCount?: number | undefined;
  wishlistButton?: WishlistButtonSlot | undefined;
  quickAddButton?: QuickAddButtonSlot | undefined;
  /** `sizes` of each picture, if the grid has unusual columns. */
  sizesAt?: ((index: number) => string) | undefined;
};

export function Tiles({ tiles, priorityCount = 0, sizesAt, ...slots }: Props) {
  const previews = useUnit($previews);
  return tiles.map((tile, index) => (
    <TileItem
      key={tile.id}
      {...slots}
      tile={tile}
      colourId={previews[tile.id] ?? tile.id}
      sizes={sizesAt?.(index)}
      priority={index < priorityCount}
    />
  ));
}

type ItemProps = Pick<Props, 'headingLevel' | 'wishlistButton' | 'quickAddButton'> & {
  tile: Tile;
  colourId: string;
  sizes: string | undefined;
  priority: boolean;
};

/**
 * Memoised: more products, or a colour of another tile, do not render it again. The boundary lets
 * a served tile hydrate alone, when the browser is idle or the tile is used.
 */
const TileItem = memo(function TileItem({
  tile,
  colourId,
  wishlistButton,
  quickAddButton,
  headingLevel,
  ...picture
}: ItemProps) {
  const { name } = tile;
  return (
    <li>
      <Suspense>
        <ListingTile
          {...picture}
          tile={tile}
          colourId={colourId}
          headingLevel={headingLevel}
          wishlist={wishlistButton?.({ productId: colourId, name })}
          quickAdd={quickAddButton?.({
            productId: colourId,
            name,
            isExclusive: tile.exclusive ?? false,
          })}
        />
      </Suspense>
    </li>
  );
});
