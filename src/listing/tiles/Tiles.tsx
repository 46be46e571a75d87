import { useUnit } from 'effector-react';
import { type ComponentProps, type ReactNode, type RefCallback, Suspense, memo } from 'react';
import { useGroupInView } from '../../ui/hooks/use-group-in-view.ts';
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
  /** Number of tiles of a page, if there are several. */
  pageSize?: number | undefined;
  wishlistButton?: WishlistButtonSlot | undefined;
  quickAddButton?: QuickAddButtonSlot | undefined;
  /** `sizes` of each picture, if the grid has unusual columns. */
  sizesAt?: ((index: number) => string) | undefined;
};

export function Tiles({
  tiles,
  priorityCount = 0,
  pageSize = Infinity,
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
  const { group: page, firstRef } = useGroupInView();
  return tiles.map((tile, index) => (
    <TileItem
      key={tile.id}
      {...slots}
      {...{ tile, store, links, onPreview, headingLevel }}
      colourId={previews[tile.id] ?? tile.id}
      isUnlocked={isUnlocked || !tile.exclusive}
      sizes={sizesAt?.(index)}
      priority={index < priorityCount}
      // The page in view and its neighbours are complete.
      isFar={page !== undefined && Math.abs(Math.floor(index / pageSize) - page) > 1}
      pageStartRef={pageSize < Infinity && index % pageSize === 0 ? firstRef : undefined}
    />
  ));
}

type ItemProps = Pick<Props, 'wishlistButton' | 'quickAddButton'> &
  Omit<ComponentProps<typeof ListingTile>, 'wishlist' | 'quickAdd'> & {
    pageStartRef: RefCallback<HTMLLIElement> | undefined;
  };

/**
 * Memoised: more products, or a colour of another tile, do not render it again. The boundary lets
 * a served tile hydrate alone, when the browser is idle or the tile is used.
 */
const TileItem = memo(function TileItem({
  wishlistButton,
  quickAddButton,
  pageStartRef,
  ...shown
}: ItemProps) {
  const { tile, colourId, isFar, isUnlocked } = shown;
  const { name } = tile;
  return (
    <li ref={pageStartRef}>
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
