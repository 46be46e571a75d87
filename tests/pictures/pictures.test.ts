import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BANNERS } from '#fixtures/pictures/banners.ts';
import { drawCutOut, drawGarment, type GarmentPicture } from '#fixtures/pictures/draw.ts';
import { readManifest, RENDERED } from '#fixtures/pictures/manifest.ts';
import { pictureOrders } from '#fixtures/pictures/styles.ts';
import { swatchOf } from '#fixtures/pictures/swatch.ts';
import { PICTURE_VIEWS, pictureOf } from '#src/kernel/picture.ts';

const MEGABYTE = 1_000_000;
const LIMIT = 38 * MEGABYTE;
const WIDTHS = [320, 640, 960];
const orders = pictureOrders();
const manifest = readManifest();
const styles = JSON.parse(
  readFileSync(new URL('../../fixtures/catalogue/styles.json', import.meta.url), 'utf8'),
) as { styleId: string; colourways: { code: string }[] }[];

const TEE: GarmentPicture = {
  kind: 'tee',
  colour: 'NVY',
  brand: 'RL',
  seed: 7,
  supersampling: 0.25,
};

function small(picture: Partial<GarmentPicture>): Promise<Buffer> {
  return drawGarment({ ...TEE, ...picture })
    .raw()
    .toBuffer();
}

function silhouette(picture: Partial<GarmentPicture>): Uint8ClampedArray {
  return drawCutOut({ ...TEE, ...picture }).rgba.filter((_, i) => i % 4 === 3);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

it.each(PICTURE_VIEWS)(
  'draws the same %s from the same seed, another from another',
  async (view) => {
    const [first, again, other] = await Promise.all([
      small({ view }),
      small({ view }),
      small({ view, seed: 8 }),
    ]);
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
  },
);

it.each(PICTURE_VIEWS)('gives the colourways of a style one silhouette in its %s', (view) => {
  expect(silhouette({ view, colour: 'WHT' })).toEqual(silhouette({ view }));
});

it('draws a back and a detail that are not the front', async () => {
  const [front, back, detail] = await Promise.all(PICTURE_VIEWS.map((view) => small({ view })));
  expect(back!.equals(front!)).toBe(false);
  expect(detail!.equals(front!)).toBe(false);
});

it('has a front and a back of every colourway, and a second look at every style', () => {
  const missing = styles.flatMap(({ styleId, colourways }) => [
    ...colourways.flatMap(({ code }) => [
      pictureOf(styleId + code, 'front'),
      pictureOf(styleId + code, 'back'),
    ]),
    pictureOf(styleId + colourways[0]!.code, 'detail'),
  ]);
  expect(missing.filter((id) => manifest[id] === undefined)).toEqual([]);
});

it('has every picture and banner in the manifest, sorted, with its size', () => {
  const expected = [...orders, ...BANNERS].map(({ id }) => id);
  expect(Object.keys(manifest)).toEqual(expected.sort());
  for (const { id } of orders) expect(manifest[id]).toMatchObject({ width: 960, height: 1200 });
  for (const { id, width, height } of BANNERS)
    expect(manifest[id]).toMatchObject({ width, height });
});

it('has a placeholder, a swatch and what it shows for every picture', () => {
  const colour = expect.stringMatching(/^#[\da-f]{6}$/) as string;
  for (const { id, view } of orders) {
    const shows = view === 'detail' ? /^(folded|close)$/ : new RegExp(`^${view}$`);
    expect(manifest[id], id).toMatchObject({
      dominant: colour,
      swatch: colour,
      shows: expect.stringMatching(shows) as string,
    });
  }
});

it('gives one colourway the same swatch from every side', () => {
  for (const { id, view } of orders) {
    const front = manifest[id.replace(view, 'front')];
    expect(manifest[id]!.swatch, id).toBe(front!.swatch);
  }
});

it('has a file for every width and no other, all within the budget', () => {
  const expected = [
    ...orders.flatMap(({ id }) => WIDTHS.map((width) => `${id}-${width}.avif`)),
    ...BANNERS.flatMap(({ id }) => [640, 1280].map((width) => `${id}-${width}.avif`)),
  ];
  expect(readdirSync(RENDERED).sort()).toEqual(expected.sort());
  const bytes = expected.reduce((sum, name) => sum + statSync(join(RENDERED, name)).size, 0);
  expect(bytes).toBeLessThan(LIMIT);
});

it.each(PICTURE_VIEWS)('has every %s whole, at its width', async (view) => {
  const some = orders.filter((order) => order.view === view).filter((_, i) => i % 12 === 0);
  for (const { id } of some) {
    for (const width of WIDTHS) {
      const size = await sharp(join(RENDERED, `${id}-${width}.avif`)).metadata();
      expect(size, id).toMatchObject({ width, height: width * 1.25 });
    }
  }
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
