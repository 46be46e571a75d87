import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BANNERS } from '#fixtures/pictures/banners.ts';
import { drawGarment, type GarmentPicture } from '#fixtures/pictures/draw.ts';
import { readManifest, RENDERED } from '#fixtures/pictures/manifest.ts';
import { pictureOrders } from '#fixtures/pictures/styles.ts';
import { swatchOf } from '#fixtures/pictures/swatch.ts';

const MEGABYTE = 1024 * 1024;
const orders = pictureOrders();
const manifest = readManifest();

function small(picture: Partial<GarmentPicture>): Promise<Buffer> {
  return drawGarment({
    kind: 'tee',
    colour: 'NVY',
    brand: 'RL',
    seed: 7,
    supersampling: 0.25,
    ...picture,
  })
    .raw()
    .toBuffer();
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

it('draws the same bytes from the same seed, others from another', async () => {
  const [first, again, other] = await Promise.all([small({}), small({}), small({ seed: 8 })]);
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

it('has every colourway and banner in the manifest, sorted, with its size', () => {
  const ids = Object.keys(manifest);
  const expected = [...orders, ...BANNERS].map(({ id }) => id);
  expect(ids).toEqual([...expected].sort());
  for (const { id } of orders) expect(manifest[id]).toMatchObject({ width: 960, height: 1200 });
  for (const { id, width, height } of BANNERS)
    expect(manifest[id]).toMatchObject({ width, height });
});

it('has a file for every width and no other, all within the budget', () => {
  const expected = [
    ...orders.flatMap(({ id }) => [320, 640, 960].map((width) => `${id}-${width}.avif`)),
    ...BANNERS.flatMap(({ id }) => [640, 1280].map((width) => `${id}-${width}.avif`)),
  ];
  expect(readdirSync(RENDERED).sort()).toEqual(expected.sort());
  const bytes = expected.reduce((sum, name) => sum + statSync(join(RENDERED, name)).size, 0);
  expect(bytes).toBeLessThan(40 * MEGABYTE);
});

const SAMPLES = ['tee', 'crew-knit', 'trucker', 'coat', 'skirt'];

it.each(SAMPLES)('shows the swatch of a %s as the colour in its picture', async (kind) => {
  const order = orders.find((candidate) => candidate.kind === kind)!;
  const file = join(RENDERED, `${order.id}-320.avif`);
  expect(existsSync(file)).toBe(true);
  const cloth = await sharp(file)
    .extract({ left: 92, top: 190, width: 48, height: 40 })
    .png()
    .toBuffer();
  const { channels: means } = await sharp(cloth).stats();
  const swatch = channels(swatchOf(order.kind, order.colour, order.brand));
  means.forEach(({ mean }, i) => expect(Math.abs(mean - swatch[i]!)).toBeLessThan(26));
});
