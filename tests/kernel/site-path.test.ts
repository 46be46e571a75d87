import { expect, it } from 'vitest';
import { oneSlash, pathBelow, pathUnder, sitePathOf } from '#src/kernel/site-path.ts';

it.each(['/myaccount/orders', '/women/jeans?page=2#top', '/', '/a//b', '/%2F%2Fevil.example'])(
  'RTE-28 %s is a path of this site',
  (path) => {
    expect(sitePathOf(path)).toBe(path);
  },
);

it.each([
  null,
  '',
  'women',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /women',
  '/../..//evil.example',
  '/./\\evil.example',
])('RTE-28 %j is no path of this site', (path) => {
  expect(sitePathOf(path)).toBeUndefined();
});

it("RTE-20 reads a path below the visit's basename", () => {
  expect(pathBelow('/fr/wishlist/', '/fr')).toBe('/wishlist');
  expect(pathBelow('/fr', '/fr')).toBe('/');
  expect(pathBelow('/wishlist', '')).toBe('/wishlist');
});

it('RTE-20 writes a path below a basename', () => {
  expect(pathUnder('/fr', '/wishlist')).toBe('/fr/wishlist');
  expect(pathUnder('/fr', '/')).toBe('/fr');
  expect(pathUnder('', '/')).toBe('/');
});

it.each(['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example'])(
  'RTE-28 RTE-20 collapses the leading slashes of %j, so that it names no host',
  (path) => {
    expect(oneSlash(path)).toBe('/evil.example');
    expect(pathBelow(path, '')).toBe('/evil.example');
    expect(pathBelow(`/fr${path}`, '/fr')).toBe('/evil.example');
  },
);
