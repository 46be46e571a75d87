import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two pictures differ. */
export interface Difference {
  /** Points that are not the same, those that only one of them has among them. */
  points: number;
  /** What differs, in red on a pale copy: a PNG. */
  drawn: Buffer;
}

/**
 * Compares two PNGs point by point: time and chance are no part of them, so nothing is forgiven.
 * Undefined where they are the same.
 */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((one) => sharp(one).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    [before, after].map((png) => pointsOf(png, width, height)),
  );
  if (!one || !other) return undefined;
  const drawn = Buffer.alloc(width * height * 4);
  const points = pixelmatch(one, other, drawn, width, height, { threshold: 0, includeAA: true });
  if (points === 0) return undefined;
  const png = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { points, drawn: png };
}

/** On a ground that no page has, where the picture is smaller. */
async function pointsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer();
}
