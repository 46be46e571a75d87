import { expect, it } from 'vitest';
import { finishOf } from '#fixtures/pictures/cloth/finish.ts';
import { figured, type Pattern } from '#fixtures/pictures/cloth/pattern.ts';
import { paint, type Cloth, type Pixel } from '#fixtures/pictures/engine/material.ts';

const plain: Cloth = (_u, _v, _fade, pixel) => paint(pixel, [0.1, 0.2, 0.3]);

function colourAt(cloth: Cloth, u: number, v: number): number[] {
  const pixel: Pixel = { r: 0, g: 0, b: 0, shine: 0 };
  cloth(u, v, 0, pixel, 480 + u, v);
  return [pixel.r, pixel.g, pixel.b];
}

function clothOf(pattern: Pattern): Cloth {
  return figured({ ...finishOf('oxford-shirt', 'BLU'), cloth: plain }, pattern).cloth;
}

const places = Array.from({ length: 60 }, (_, i) => i * 0.9 + 0.1);

it.each(['stripe', 'check'] as const)('mirrors a %s in the centre seam', (pattern) => {
  const cloth = clothOf(pattern);
  for (const u of places) expect(colourAt(cloth, -u, 31)).toEqual(colourAt(cloth, u, 31));
});

it('keeps the lines of a pinstripe off the centre seam and even on both sides', () => {
  const cloth = clothOf('pinstripe');
  const line = (u: number): boolean => colourAt(cloth, u, 31)[0]! > 0.1001;
  expect(line(0)).toBe(false);
  for (const u of places) expect(line(-u)).toBe(line(u));
  expect(places.filter(line).length).toBeGreaterThan(1);
});

it('crosses the bars of a check at equal heights on every panel', () => {
  const cloth = clothOf('check');
  for (const v of places) expect(colourAt(cloth, 4, v)).toEqual(colourAt(cloth, -4, v));
});

it('leaves cloth without a figure as it is', () => {
  const finish = finishOf('oxford-shirt', 'BLU');
  expect(figured(finish)).toBe(finish);
});
