// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Crop, IMAGE_QUALITY } from '#src/kernel/picture.ts';
import { Picture } from '#src/ui/tile/Picture.tsx';

const css = readFileSync('src/ui/tile/Picture.module.css', 'utf8');

function picture(ratio?: Crop) {
  render(<Picture pictureId="rl0101raw-front" alt="Jeans" sizes="50vw" ratio={ratio} />);
  return screen.getByRole<HTMLImageElement>('img', { name: 'Jeans' });
}

it.each([
  ['portrait', '4 / 5'],
  ['square', '1 / 1'],
  ['landscape', '16 / 9'],
  ['banner', '21 / 9'],
] as const)('IMG-01 a picture is cut as it is named: %s', (name, ratio) => {
  expect(picture(name).dataset['ratio']).toBe(name);
  const rule = css.slice(css.indexOf(`[data-ratio='${name}']`)).split('}')[0];
  expect(rule).toContain(`aspect-ratio: ${ratio};`);
});

it('IMG-02 where no width is chosen a picture is 320 wide', () => {
  expect(new URL(picture().src).pathname).toBe('/pictures/rl0101raw-front-320.avif');
});

it('IMG-03 every picture address has the shop’s quality', () => {
  const { src, srcset } = picture();
  const sources = [src, ...srcset.split(', ').map((source) => source.split(' ')[0] ?? '')];
  expect(sources).toHaveLength(4);
  for (const source of sources)
    expect(new URL(source, 'https://shop.test').searchParams.get('q')).toBe(String(IMAGE_QUALITY));
});
