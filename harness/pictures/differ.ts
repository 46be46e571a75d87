import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Number of differing pixels, including those that only one image has. */
  points: number;
  /** PNG with differences in red on a pale copy. */
  drawn: Buffer;
  /** Most frequent colour change, as words; equal for screenshots that differ by the same change. */
  kind: string;
  box: { left: number; top: number; right: number; bottom: number };
}

/** Compares two PNGs pixel by pixel without tolerance, because screenshots are deterministic. `undefined` if equal. */
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
  return { points, drawn: png, ...lookAt(one, other, width) };
}

/** Bytes per pixel: red, green, blue and alpha. */
const BYTES = 4;
/** Number of RGB colours; packs a pair of them into one number. */
const COLOURS = 2 ** 24;

function lookAt(one: Buffer, other: Buffer, width: number): Pick<Difference, 'kind' | 'box'> {
  const pairs = new Map<number, number>();
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < one.length; at += BYTES) {
    const [from, to] = [one.readUInt32BE(at), other.readUInt32BE(at)];
    if (from === to) continue;
    const [x, y] = [(at / BYTES) % width, Math.floor(at / BYTES / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    const pair = (from >>> 8) * COLOURS + (to >>> 8);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return { kind: kindOf(pairs), box };
}

/** A changed colour has one direction; moved content has both. */
function kindOf(pairs: ReadonlyMap<number, number>): string {
  const [[pair, count] = [0, 0]] = [...pairs].toSorted(
    ([one, many], [other, more]) => more - many || one - other,
  );
  const [from, to] = [Math.floor(pair / COLOURS), pair % COLOURS];
  const back = pairs.get(to * COLOURS + from) ?? 0;
  if (back * 2 < count) return `${colourOf(from)} is ${colourOf(to)}`;
  return `${colourOf(Math.min(from, to))} and ${colourOf(Math.max(from, to))} change places`;
}

function colourOf(point: number): string {
  return `#${point.toString(16).padStart(6, '0')}`;
}

/** Pads a smaller image with a colour that no page has. */
async function pointsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer();
}
