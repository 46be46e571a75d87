import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
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

export function Tiles({
  tiles,
  headingLevel,
  priorityCount = 0,
  wishlistButton,
  quickAddButton,
  sizesAt,
}: Props) {
  const previews = useUnit($previews);
  return tiles.map((tile, index) => {
    const colourId = previews[tile.id] ?? tile.id;
    return (
      <li key={tile.id}>
        <ListingTile
          tile={tile}
          colourId={colourId}
          headingLevel={headingLevel}
          sizes={sizesAt?.(index)}
          priority={index < priorityCount}
          wishlist={wishlistButton?.({ productId: colourId, name: tile.name })}
          quickAdd={quickAddButton?.({
            productId: colourId,
            name: tile.name,
            isExclusive: tile.exclusive ?? false,
          })}
        />
      </li>
    );
  });
}
