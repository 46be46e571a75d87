import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const media = readFileSync(new URL('../../src/ui/media.css', import.meta.url), 'utf8');
const conditions = new Map(
  [...media.matchAll(/@custom-media (--[\w-]+) \(([^)]+)\);/g)].map(([, name, condition]) => [
    name,
    condition,
  ]),
);

it('UIX-01 a viewport under 741 px is mobile', () => {
  expect(conditions.get('--mobile-only')).toBe('width < 741px');
});

it('UIX-02 tablet begins at 741 px', () => {
  expect(conditions.get('--tablet')).toBe('width >= 741px');
});

it('UIX-03 a viewport above 1024 px is desktop', () => {
  expect(conditions.get('--desktop')).toBe('width > 1024px');
});

it('UIX-01 UIX-02 UIX-03 no style sheet and no picture draws its own lines elsewhere', () => {
  const sources = ['tile/Picture', 'tile/ProductTile', 'tile/TileGrid', 'overlay/Drawer'].flatMap(
    (name) => ['tsx', 'module.css'].map((kind) => readFileSync(`src/ui/${name}.${kind}`, 'utf8')),
  );
  const widths = sources.flatMap((source) => source.match(/\(width [<>=]+ \d+px\)/g) ?? []);
  expect(new Set(widths)).toEqual(new Set(['(width < 741px)', '(width <= 1024px)']));
});
