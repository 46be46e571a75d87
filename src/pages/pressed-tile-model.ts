import { combine } from 'effector';
import { feature } from '../event-log/units.ts';
import type { Tile } from '../listing/contract.ts';
import { $shownListing } from '../listing/model.ts';
import { $named } from '../listing/products-by-id/products-by-id-model.ts';
import { $product } from '../product/model.ts';

feature('core');

/** Tile of the product that is loading, if known. */
export const $pressedTile = combine(
  { product: $product, listing: $shownListing, named: $named },
  ({ product, listing, named }): Tile | null => {
    if (product.status !== 'loading') return null;
    const { productId } = product;
    const isOf = ({ id, colours }: Tile) =>
      id === productId || colours.some((colour) => colour.id === productId);
    return named[productId] ?? listing?.tiles.find(isOf) ?? null;
  },
);
