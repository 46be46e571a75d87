import { pattern, string } from 'superstruct';

/** A colour taken from a picture: a swatch, or the ground on which the picture loads. */
export const PictureColour = pattern(string(), /^#[\da-f]{6}$/);

/** What a picture is called, as it stands in its address. */
export const PictureId = pattern(string(), /^[\w-]+$/);

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

/** IMG-01: a crop by its name, 4 by 5, 1 by 1, 16 by 9 or 21 by 9 (`src/ui/tile/Picture.module.css`). */
export type Crop = 'portrait' | 'square' | 'landscape' | 'banner';

/** A width at which a crop may be had, in pixels. */
export type CropWidth = 320 | 640 | 960 | 1280;

/** IMG-02 */
export const CROP_WIDTH: CropWidth = 320;

/** IMG-03: 0 to 100. */
export const IMAGE_QUALITY = 75;

/** Version of the build's pictures; empty outside of a build. */
export const PICTURES_VERSION =
  typeof __PICTURES_VERSION__ === 'undefined' ? '' : __PICTURES_VERSION__;

const VERSION = PICTURES_VERSION && `&v=${PICTURES_VERSION}`;

/**
 * Where a picture is had, at a width and in the shop's quality. Who serves pictures as files, as the demo
 * does, has drawn them in one quality and need not read it. An address with the version of the pictures can be cached for ever.
 *
 * @example pictureAddress('rl0101raw-front') // '/pictures/rl0101raw-front-320.avif?q=75'
 */
export function pictureAddress(pictureId: string, width: CropWidth = CROP_WIDTH): string {
  return `/pictures/${pictureId}-${width}.avif?q=${IMAGE_QUALITY}${VERSION}`;
}
