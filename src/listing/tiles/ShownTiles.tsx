import { memo } from 'react';
import { usePainted } from '../../ui/hooks/use-painted.ts';
import type { Tile } from '../contract.ts';
import { type QuickAddButtonSlot, Tiles, type WishlistButtonSlot } from './Tiles.tsx';

/** So many fill the first screen of most windows. */
const FIRST = 8;
/** So many of their pictures are in sight on a phone. */
const PRIORITY = 4;

/** Not rendered again where only the address or the filters have changed, but the products not yet. */
const SteadyTiles = memo(Tiles);

type Props = {
  tiles: readonly Tile[];
  /** Of the whole listing. */
  total: number;
  headingLevel: 2 | 3 | undefined;
  sizesAt: ((index: number) => string) | undefined;
  wishlistButton: WishlistButtonSlot | undefined;
  quickAddButton: QuickAddButtonSlot | undefined;
};

/** The tiles of a listing: the first screen at once, the others as soon as it is painted. */
export function ShownTiles({ tiles, total, ...rest }: Props) {
  const isPainted = usePainted();
  return (
    // Other products come in places of their own, rather than push those about that stay.
    <SteadyTiles
      key={`${total} ${tiles[0]?.id}`}
      {...rest}
      tiles={isPainted ? tiles : tiles.slice(0, FIRST)}
      priorityCount={PRIORITY}
    />
  );
}
