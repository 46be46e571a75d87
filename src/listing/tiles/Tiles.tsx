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
  /** So many pictures are on the first screen and load at once. */
  priorityCount?: number | undefined;
  wishlistButton?: WishlistButtonSlot | undefined;
  quickAddButton?: QuickAddButtonSlot | undefined;
  /** The `sizes` of each picture's slot, where it is not a grid's of the usual columns. */
  sizesAt?: ((index: number) => string) | undefined;
};

/** The items of a `TileGrid`. */
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
