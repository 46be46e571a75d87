import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceOf } from '#harness/pictures/differ.ts';

/** A white page with a dark square in it. */
function page(left: number, colour = '#16181d', height = 40): Promise<Buffer> {
  const square = { create: { width: 10, height: 10, channels: 4, background: colour } } as const;
  return sharp({ create: { width: 60, height, channels: 4, background: '#fff' } })
    .composite([{ input: square, left, top: 5 }])
    .png()
    .toBuffer();
}

it('the same picture does not differ', async () => {
  expect(await differenceOf(await page(5), await page(5))).toBeUndefined();
});

it('finds a shift by one pixel, and a colour that is one step off', async () => {
  expect((await differenceOf(await page(5), await page(6)))?.points).toBe(20);
  expect((await differenceOf(await page(5), await page(5, '#16181e')))?.points).toBe(100);
});

it('the excess of a longer picture differs', async () => {
  expect((await differenceOf(await page(5), await page(5, '#16181d', 42)))?.points).toBe(120);
});

it('names colour changes and moved content, with their place', async () => {
  expect(await differenceOf(await page(5), await page(5, '#16181e'))).toMatchObject({
    kind: '#16181d is #16181e',
    box: { left: 5, top: 5, right: 14, bottom: 14 },
  });
  expect(await differenceOf(await page(5), await page(7))).toMatchObject({
    kind: '#16181d and #ffffff change places',
    box: { left: 5, top: 5, right: 16, bottom: 14 },
  });
});
