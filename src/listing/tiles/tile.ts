import type { Tile } from '../contract.ts';

/** A tile with stock data. */
export type ShownTile = Tile & { isSoldOut?: boolean | undefined };

/** Address of a tile's product in one of its colours (RTE-18). */
export function addressOf(tile: Tile, colourId: string): string {
  return tile.url.slice(0, tile.url.lastIndexOf('-') + 1) + colourId.toLowerCase();
}

export function colourNameOf(tile: Tile, colourId: string): string {
  return tile.colours.find(({ id }) => id === colourId)?.colour ?? tile.colour;
}

/** Discount in whole percent; undefined at full price. */
export function discountOf({ price, was }: Pick<Tile, 'price' | 'was'>): number | undefined {
  return was === undefined ? undefined : Math.round(100 * (1 - price / was));
}
