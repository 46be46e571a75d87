import { expect, it } from 'vitest';
import { alternatesOf, pageSearch, shortenedText } from '#src/seo/page-head.ts';
import { isIndexed, pageOf } from '#src/pages/page.ts';
import { contentPathOf } from '#src/content/paths.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';

const at = (path: string, search = '') => isIndexed(pageOf({ path, search }, ''));

it('indexes pages, but neither filtered views nor personal pages', () => {
  for (const path of [
    '/',
    '/women',
    '/campaign',
    '/mill-tee-rl1001wht',
    '/privacy',
    '/contactus',
    '/gift-cards',
  ])
    expect([path, at(path)]).toEqual([path, true]);
  expect(at('/women', '?page=2')).toBe(true);
  for (const search of ['?size=M', '?on_sale=true', '?price_min=20', '?_sort_=newest'])
    expect([search, at('/women', search)]).toEqual([search, false]);
  for (const path of ['/search', '/shopping-bag', '/wishlist', '/myaccount', '/error'])
    expect([path, at(path)]).toEqual([path, false]);
});

it.each(['rl', 'hm'] as const)(
  'ENT-28 %s: every site lists every other, and itself, at the same address',
  (brand) => {
    const sites = storesOfBrand(brand);
    const links = alternatesOf(sites, (site) => contentPathOf(site, 'privacy'));
    expect(new Set(links.map(({ hreflang }) => hreflang)).size).toBe(sites.length + 1);
    for (const site of sites)
      expect(links).toContainEqual({
        hreflang: site.locale.toLowerCase(),
        url: site.SITE_URL + contentPathOf(site, 'privacy'),
      });
    expect(links.at(-1)?.hreflang).toBe('x-default');
  },
);

it('cuts a description between two words', () => {
  expect(shortenedText('Short.')).toBe('Short.');
  const long = 'word '.repeat(60);
  expect(shortenedText(long).length).toBeLessThanOrEqual(161);
  expect(shortenedText(long)).toMatch(/word…$/);
  expect(shortenedText('x'.repeat(400))).toHaveLength(81);
});

it('LST-14 LST-05 has the page number and the indexable filter in the canonical address', () => {
  const blue = { id: 'maincolour', value: 'blue' };
  expect([pageSearch(null, 1), pageSearch(null, 3)]).toEqual(['', '?page=3']);
  expect(pageSearch(blue, 1)).toBe('?maincolour=blue');
  expect(pageSearch(blue, 2)).toBe('?maincolour=blue&page=2');
});
