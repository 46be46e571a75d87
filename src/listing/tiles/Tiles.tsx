import { useUnit } from 'effector-react';
import { type ComponentProps, type ReactNode, Suspense, memo } from 'react';
import type { Tile } from '../contract.ts';
import { ListingTile } from './ListingTile.tsx';
import { $isExclusiveUnlocked } from '../../campaign/model.ts';
import { $store } from '../../store-config/model.ts';
import { useTileLinks } from '../../ui/tile/use-tile-links.ts';
import { useServed } from '../../ui/hooks/use-prerendered.ts';
import { $previews, previewColour } from '../model.ts';

export type WishlistButtonSlot = (product: { productId: string; name: string }) => ReactNode;
export type QuickAddButtonSlot = (product: { productId: string; name: string }) => ReactNode;

type Props = {
  tiles: readonly Tile[];
  headingLevel?: 2 | 3 | undefined;
  /** Number of first-screen pictures, which load eagerly. */
  priorityCount?: number | undefined;
  /** Far from the screen: without pictures and buttons. */
  isFar?: boolean | undefined;
  wishlistButton?: WishlistButtonSlot | undefined;
  quickAddButton?: QuickAddButtonSlot | undefined;
  /** `sizes` of each picture, if the grid has unusual columns. */
  sizesAt?: ((index: number) => string) | undefined;
};

export function Tiles({
  tiles,
  priorityCount = 0,
  isFar = false,
  sizesAt,
  headingLevel,
  ...slots
}: Props) {
  // Here, once for all tiles: each subscription of a tile costs a listing 48 of them.
  const { previews, onPreview, store, ...state } = useUnit({
    previews: $previews,
    onPreview: previewColour,
    store: $store,
    isUnlocked: $isExclusiveUnlocked,
  });
  const links = useTileLinks();
  const isUnlocked = useServed(state.isUnlocked, false);
  return tiles.map((tile, index) => (
    <TileItem
      key={tile.id}
      {...slots}
      {...{ tile, store, links, onPreview, headingLevel }}
      colourId={previews[tile.id] ?? tile.id}
      isUnlocked={isUnlocked || !tile.exclusive}
      sizes={sizesAt?.(index)}
      priority={index < priorityCount}
      isFar={isFar}
    />
  ));
}

type ItemProps = Pick<Props, 'wishlistButton' | 'quickAddButton'> &
  Omit<ComponentProps<typeof ListingTile>, 'wishlist' | 'quickAdd'>;

/**
 * Memoised: more products, or a colour of another tile, do not render it again. The boundary lets
 * a served tile hydrate alone, when the browser is idle or the tile is used.
 */
const TileItem = memo(function TileItem({ wishlistButton, quickAddButton, ...shown }: ItemProps) {
  const { tile, colourId, isFar, isUnlocked } = shown;
  const { name } = tile;
  return (
    <li>
      <Suspense>
        <ListingTile
          {...shown}
          wishlist={!isFar && wishlistButton?.({ productId: colourId, name })}
          quickAdd={!isFar && isUnlocked && quickAddButton?.({ productId: colourId, name })}
        />
      </Suspense>
    </li>
  );
});
