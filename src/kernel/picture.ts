import { pattern, string } from 'superstruct';

/** Colour of a picture: a swatch, or the background while it loads. */
export const PictureColour = pattern(string(), /^#[\da-f]{6}$/);

/** Id of a picture, as in its address. */
export const PictureId = pattern(string(), /^[\w-]+$/);

/** Views of a product, in gallery order; `detail` is folded or a close-up. */
export const PICTURE_VIEWS = ['front', 'back', 'detail'] as const;

export type PictureView = (typeof PICTURE_VIEWS)[number];

/**
 * Id of a product's picture in one view.
 *
 * @example pictureOf('RL0101RAW', 'back') // 'rl0101raw-back'
 */
export function pictureOf(productId: string, view: PictureView): string {
  return `${productId.toLowerCase()}-${view}`;
}

/**
 * Id of a product's picture in lists.
 *
 * @example frontPictureOf('RL0101RAW') // 'rl0101raw-front'
 */
export function frontPictureOf(productId: string): string {
  return pictureOf(productId, 'front');
}

/**
 * IMG-01: crop by name: 4 by 5, 1 by 1, 16 by 9 or 21 by 9 (`src/ui/tile/Picture.module.css`).
 */
export type Crop = 'portrait' | 'square' | 'landscape' | 'banner';

/** Width of a crop in pixels. */
export type CropWidth = 320 | 640 | 960 | 1280;

/** IMG-02 */
export const CROP_WIDTH: CropWidth = 320;

/** IMG-03: quality from 0 to 100. */
export const IMAGE_QUALITY = 75;

/** Version of the build's pictures; empty outside a build. */
export const PICTURES_VERSION =
  typeof __PICTURES_VERSION__ === 'undefined' ? '' : __PICTURES_VERSION__;

const VERSION = PICTURES_VERSION && `&v=${PICTURES_VERSION}`;

/**
 * Address of a picture in a width and the shop's quality. Static file servers, as in the demo,
 * ignore the quality. The version allows caching for ever.
 *
 * @example pictureAddress('rl0101raw-front') // '/pictures/rl0101raw-front-320.avif?q=75'
 */
export function pictureAddress(pictureId: string, width: CropWidth = CROP_WIDTH): string {
  return `/pictures/${pictureId}-${width}.avif?q=${IMAGE_QUALITY}${VERSION}`;
}
