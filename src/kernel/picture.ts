import { pattern, string } from 'superstruct';

/** A colour taken from a picture: a swatch, or the ground on which the picture loads. */
export const PictureColour = pattern(string(), /^#[\da-f]{6}$/);

/**
 * The picture that stands for a product in lists.
 *
 * @example frontPictureOf('RL0101RAW') // 'rl0101raw-front'
 */
export function frontPictureOf(productId: string): string {
  return `${productId.toLowerCase()}-front`;
}
