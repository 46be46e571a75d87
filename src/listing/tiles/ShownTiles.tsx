import { memo } from 'react';
import { usePainted } from '../../ui/hooks/use-painted.ts';
import type { Tile } from '../contract.ts';
import { type QuickAddButtonSlot, Tiles, type WishlistButtonSlot } from './Tiles.tsx';

/** Number of tiles on the first screen of most windows. */
const FIRST = 8;
/** Number of pictures visible on a phone. */
const PRIORITY = 4;

/** Memoised, because address and filters change before the products do. */
const SteadyTiles = memo(Tiles);

type Props = {
  tiles: readonly Tile[];
  /** Size of the whole listing. */
  total: number;
  /** Number of tiles of a page. */
  pageSize: number | undefined;
  headingLevel: 2 | 3 | undefined;
  sizesAt: ((index: number) => string) | undefined;
  wishlistButton: WishlistButtonSlot | undefined;
  quickAddButton: QuickAddButtonSlot | undefined;
};

/** Tiles of a listing: the first screen at once, the rest after paint. */
export function ShownTiles({ tiles, total, ...rest }: Props) {
  const isPainted = usePainted();
  return (
    // A new key for other products avoids moving the tiles that stay.
    <SteadyTiles
      key={`${total} ${tiles[0]?.id}`}
      {...rest}
      tiles={isPainted ? tiles : tiles.slice(0, FIRST)}
      priorityCount={PRIORITY}
    />
  );
}
