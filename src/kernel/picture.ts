import { pattern, string } from 'superstruct';

/** A colour taken from a picture: a swatch, or the ground on which the picture loads. */
export const PictureColour = pattern(string(), /^#[\da-f]{6}$/);

/** Sides from which a product may be drawn, in the order of a gallery; `detail` is folded or close by. */
export const PICTURE_VIEWS = ['front', 'back', 'detail'] as const;

/** One of the sides from which a product may be drawn. */
export type PictureView = (typeof PICTURE_VIEWS)[number];

/**
 * The id of a product's picture from one side.
 *
 * @example pictureOf('RL0101RAW', 'back') // 'rl0101raw-back'
 */
export function pictureOf(productId: string, view: PictureView): string {
  return `${productId.toLowerCase()}-${view}`;
}

/**
 * The picture that stands for a product in lists.
 *
 * @example frontPictureOf('RL0101RAW') // 'rl0101raw-front'
 */
export function frontPictureOf(productId: string): string {
  return pictureOf(productId, 'front');
}
