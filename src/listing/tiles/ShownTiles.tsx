import { type ComponentProps, memo } from 'react';
import { useGroupInView } from '../../ui/hooks/use-group-in-view.ts';
import { usePainted } from '../../ui/hooks/use-painted.ts';
import { TileGrid } from '../../ui/tile/TileGrid.tsx';
import type { Tile } from '../contract.ts';
import { Tiles } from './Tiles.tsx';

/** Number of tiles on the first screen of most windows. */
const FIRST = 8;
/** Number of pictures visible on a phone. */
const PRIORITY = 4;

type TilesProps = ComponentProps<typeof Tiles>;

/** Memoised, because address and filters change before the products do, and earlier pages stay. */
const SteadyTiles = memo(Tiles, isSame);

type Props = Pick<ComponentProps<typeof TileGrid>, 'layout' | 'label' | 'busy'> &
  Pick<TilesProps, 'tiles' | 'headingLevel' | 'sizesAt' | 'wishlistButton' | 'quickAddButton'> & {
    /** Size of the whole listing. */
    total: number;
    /** Number of tiles of a page. */
    pageSize: number;
  };

/**
 * Tiles of a listing: the first screen at once, the rest after paint. Each page is a grid of its own, as the browser
 * lays out all tiles of a grid together. Only the page in view and its neighbours are complete.
 */
export function ShownTiles({ tiles, total, pageSize, layout, label, busy, ...rest }: Props) {
  const isPainted = usePainted();
  const { group, firstRef } = useGroupInView();
  return pagesOf(isPainted ? tiles : tiles.slice(0, FIRST), pageSize).map((page, number) => (
    // A new key for other products avoids moving the tiles that stay.
    <TileGrid
      key={`${total} ${tiles[0]?.id} ${number}`}
      ref={firstRef}
      {...{ layout, label, busy }}
    >
      <SteadyTiles
        {...rest}
        tiles={page}
        priorityCount={number === 0 ? PRIORITY : 0}
        isFar={group !== undefined && Math.abs(number - group) > 1}
      />
    </TileGrid>
  ));
}

function pagesOf(tiles: readonly Tile[], size: number): (readonly Tile[])[] {
  const pages: (readonly Tile[])[] = [];
  for (let at = 0; at < tiles.length; at += size) pages.push(tiles.slice(at, at + size));
  return pages;
}

function isSame({ tiles: before, ...one }: TilesProps, { tiles, ...other }: TilesProps): boolean {
  const names = Object.keys(other) as (keyof typeof other)[];
  return (
    names.every((name) => one[name] === other[name]) &&
    before.length === tiles.length &&
    before.every((tile, index) => tile === tiles[index])
  );
}
