import manifest from '#fixtures/pictures/manifest.json' with { type: 'json' };
import { frontPictureOf } from '#src/kernel/picture.ts';

const pictures = manifest as Partial<Record<string, { dominant: string; swatch: string }>>;

/** Colours of a product's front picture; empty until it has been drawn. */
export function pictureColours(productId: string): {
  dominantColour?: string;
  swatchColour?: string;
} {
  const picture = pictures[frontPictureOf(productId)];
  return picture ? { dominantColour: picture.dominant, swatchColour: picture.swatch } : {};
}

/** Pictures of a product, the front one first. Lists the front picture even before it has been drawn. */
export function viewsOf(productId: string): string[] {
  const front = frontPictureOf(productId);
  const others = ['back', 'detail'].map((sight) => front.replace(/front$/, sight));
  return [front, ...others.filter((picture) => pictures[picture])];
}
