import { useUnit } from 'effector-react';
import { type ReactNode, type RefCallback, Suspense, memo } from 'react';
import { useGroupInView } from '../../ui/hooks/use-group-in-view.ts';
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
  /** Number of tiles of a page, if there are several. */
  pageSize?: number | undefined;
  wishlistButton?: WishlistButtonSlot | undefined;
  quickAddButton?: QuickAddButtonSlot | undefined;
  /** `sizes` of each picture, if the grid has unusual columns. */
  sizesAt?: ((index: number) => string) | undefined;
};

export function Tiles({ tiles, priorityCount = 0, pageSize = Infinity, sizesAt, ...slots }: Props) {
  const previews = useUnit($previews);
  const { group: page, firstRef } = useGroupInView();
  return tiles.map((tile, index) => (
    <TileItem
      key={tile.id}
      {...slots}
      tile={tile}
      colourId={previews[tile.id] ?? tile.id}
      sizes={sizesAt?.(index)}
      priority={index < priorityCount}
      // The page in view and its neighbours are complete.
      isFar={page !== undefined && Math.abs(Math.floor(index / pageSize) - page) > 1}
      pageStartRef={pageSize < Infinity && index % pageSize === 0 ? firstRef : undefined}
    />
  ));
}

type ItemProps = Pick<Props, 'headingLevel' | 'wishlistButton' | 'quickAddButton'> & {
  tile: Tile;
  colourId: string;
  sizes: string | undefined;
  priority: boolean;
  isFar: boolean;
  pageStartRef: RefCallback<HTMLLIElement> | undefined;
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
  isFar,
  pageStartRef,
  ...picture
}: ItemProps) {
  const { name } = tile;
  return (
    <li ref={pageStartRef}>
      <Suspense>
        <ListingTile
          {...picture}
          tile={tile}
          colourId={colourId}
          headingLevel={headingLevel}
          isFar={isFar}
          wishlist={!isFar && wishlistButton?.({ productId: colourId, name })}
          quickAdd={
            !isFar &&
            quickAddButton?.({ productId: colourId, name, isExclusive: tile.exclusive ?? false })
          }
        />
      </Suspense>
    </li>
  );
});
