import { describe, expect, it } from 'vitest';
import { GENDERS, GROUPS } from '#fixtures/catalogue/words.ts';
import { isInCategory, readCategory } from '#harness/backend/catalogue/categories.ts';
import { pageAtUrlCall } from '#src/seo/moved-page-api.ts';
import { categorySeoCall, categoryUrlsCall } from '#src/listing/seo-api.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { backend, shopAt, siteOf } from './content-client.ts';

const SPECIALS = ['sale', 'new', 'exclusive'];
const CANDIDATES = [
  'all',
  ...SPECIALS,
  ...Object.keys(GROUPS).map((group) => (group === 'gift-cards' ? group : `all-${group}`)),
  ...Object.keys(GENDERS)
    .filter((gender) => gender !== 'unisex')
    .flatMap((gender) => [
      gender,
      ...[...Object.keys(GROUPS), ...SPECIALS].map((rest) => `${gender}-${rest}`),
    ]),
];

const { products } = backend.world().catalogue;

/** Categories in which a brand sells something. */
function categoriesOf(brand: Brand): string[] {
  const own = products.filter(({ style }) => style.brand === brand.toUpperCase());
  return CANDIDATES.filter((id) => {
    const category = readCategory(id);
    return category && own.some((product) => isInCategory(product, category));
  });
}

describe.each(['rl', 'hm'] as const)('%s', (brand) => {
  it('ENT-31 LST-15 every category has a name, a text, metadata and a unique title in both languages', async () => {
    const categories = categoriesOf(brand);
    const titles = new Set<string>();
    expect(categories.length).toBeGreaterThan(brand === 'rl' ? 50 : 35);
    for (const categoryId of categories) {
      const [en, de] = await Promise.all(
        ['GB', 'DE'].map((target) =>
          shopAt(siteOf(brand, target))(categorySeoCall, { categoryId }),
        ),
      );
      for (const seo of [en, de]) {
        expect([categoryId, seo?.name]).not.toEqual([categoryId, '']);
        expect([categoryId, (seo?.description.length ?? 0) > 30]).toEqual([categoryId, true]);
        expect(seo?.description.length).toBeLessThanOrEqual(200);
        expect(seo?.metadata.title.length).toBeLessThanOrEqual(60);
        expect(seo?.metadata.description.length).toBeLessThanOrEqual(160);
        expect(seo?.metadata.keywords).not.toBe('');
      }
      expect(en?.description).not.toBe(de?.description);
      titles.add(de?.metadata.title ?? '');
    }
    expect(titles.size).toBe(categories.length);
  });

  it('ENT-28 resolves each address to its category', async () => {
    for (const categoryId of categoriesOf(brand)) {
      const entries = await shopAt(siteOf(brand, 'GB'))(categoryUrlsCall, { categoryId });
      const [entry, other] = [entries[0], entries.find(({ locale }) => locale === 'it-CH')];
      for (const { url, host, storeName } of [entry, other].flatMap((each) => each ?? [])) {
        const { pathname, host: named } = new URL(url);
        expect(named).toBe(host);
        const page = await shopAt(siteOf(brand, 'GB'))(pageAtUrlCall, { storeName, url: pathname });
        expect(page?.id.replace(/^all-/, '')).toBe(categoryId.replace(/^all-/, ''));
      }
    }
  });
});

it.each(['__proto__', 'women-constructor', 'unisex', '', 'a'.repeat(9999)])(
  'API-20 API-21 the category %s does not exist',
  async (categoryId) => {
    const shop = shopAt(siteOf('rl', 'GB'));
    for (const call of [categorySeoCall, categoryUrlsCall])
      await expect(shop(call as typeof categorySeoCall, { categoryId })).rejects.toMatchObject({
        kind: 'http',
        status: 404,
      });
  },
);

describe('the page at an address', () => {
  const ask = (url: string, storeName = 'RL-DE') =>
    shopAt(siteOf('rl', 'DE'))(pageAtUrlCall, { storeName, url });

  it.each([
    ['/', 'homepage', 'home', '/'],
    ['/women', 'glp', 'women', '/women'],
    ['/women/jeans/', 'plp', 'women-jeans', '/women/jeans'],
    ['/jeans', 'elevated product list', 'jeans', '/all/jeans'],
    ['/DE/women/jeans?page=2', 'plp', 'women-jeans', '/women/jeans'],
    ['/de/datenschutz', 'content pages', 'privacy', '/datenschutz'],
    ['/kundenservice', 'customer service', 'customer-service', '/kundenservice'],
    ['/p/foundry-straight-jean-rl0101raw', 'pdp', 'RL0101RAW', '/foundry-straight-jean-rl0101raw'],
  ])('API-66 %s is %s %s', async (url, pageType, id, path) => {
    expect(await ask(url)).toEqual({ pageType, id, url: path });
  });

  it.each(['/nothing', '/privacy', '/x-hm1801her', '//evil.example', '/__proto__', '/%', ''])(
    'API-66 finds no page at %s',
    async (url) => {
      const page = await ask(url);
      expect(page === null || url === '').toBe(true);
    },
  );

  it('API-66 rejects an unknown store', async () => {
    await expect(ask('/', '__proto__')).rejects.toMatchObject({ status: 400 });
  });
});
