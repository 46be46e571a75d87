import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const RENDERED = ['fixtures', 'pictures', 'rendered'];
const ICONS = ['src', 'ui', 'icons'];
/** Link previews do not support AVIF; this is a product's front view at its full 960 × 1,200 pixels. */
const SHARE = /^([\w-]+-front)-share\.jpg$/;
const SHARE_QUALITY = 74;
const ICON = /^icon-(rl|hm)(?:-(\d{2,3})\.png|\.ico|\.svg)$/;
const ICON_SIZES = [180, 192, 512];
const ICO_SIZE = 48;

/**
 * Returns a picture generated at build time, by its name in `/pictures/`; `undefined` for other names.
 *
 * @example await madePicture(project, 'rl0101raw-front-share.jpg')
 */
export function madePicture(project: string, name: string): Promise<Buffer> | undefined {
  const [, brand, size] = ICON.exec(name) ?? [];
  if (brand) return iconOf(join(project, ...ICONS, `${brand}.svg`), name, Number(size));
  const front = SHARE.exec(name)?.[1];
  const source = front && join(project, ...RENDERED, `${front}-960.avif`);
  return source && existsSync(source) ? shareOf(source) : undefined;
}

/** Writes all generated pictures to a folder. Caches share pictures, because decoding takes 50 ms each. */
export async function writeMadePictures(project: string, folder: string): Promise<void> {
  const cache = join(project, '.cache', 'shares');
  mkdirSync(cache, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const fronts = readdirSync(join(project, ...RENDERED))
    .filter((file) => file.endsWith('-front-960.avif'))
    .map((file) => file.replace('-960.avif', ''));
  const icons = ['rl', 'hm'].flatMap((brand) => [
    `icon-${brand}.svg`,
    `icon-${brand}.ico`,
    ...ICON_SIZES.map((size) => `icon-${brand}-${size}.png`),
  ]);
  for (const name of icons)
    await writeFile(join(folder, name), (await madePicture(project, name)) ?? '');
  await Promise.all(
    fronts.map(async (front) => {
      const source = join(project, ...RENDERED, `${front}-960.avif`);
      const { size, mtimeMs } = statSync(source);
      const cached = join(cache, `${front}-${size}-${Math.round(mtimeMs)}-${SHARE_QUALITY}.jpg`);
      if (!existsSync(cached)) {
        await writeFile(`${cached}.${process.pid}`, await shareOf(source));
        await rename(`${cached}.${process.pid}`, cached); // another build may read it
      }
      await copyFile(cached, join(folder, `${front}-share.jpg`));
    }),
  );
}

function shareOf(source: string): Promise<Buffer> {
  return sharp(source).jpeg({ quality: SHARE_QUALITY }).toBuffer();
}

async function iconOf(source: string, name: string, size: number): Promise<Buffer> {
  const svg = readFileSync(source);
  if (name.endsWith('.svg')) return svg;
  return name.endsWith('.ico') ? icoOf(await pngOf(svg, ICO_SIZE)) : pngOf(svg, size);
}

function pngOf(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** ICO file with one PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
