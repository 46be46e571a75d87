import { describe, expect, it } from 'vitest';
import { GENDERS, GROUPS } from '#fixtures/catalogue/words.ts';
import { isInCategory, readCategory } from '#harness/backend/catalogue/categories.ts';
import { pageAtUrlCall } from '#src/seo/moved-page-api.ts';
import { categorySeoCall, categoryUrlsCall } from '#src/listing/seo-api.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { contentPathOf } from '#src/content/paths.ts';
import { ALL_SITES, backend, shopAt, siteOf } from './content-client.ts';

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

/** The categories in which a brand sells something. */
function categoriesOf(brand: Brand): string[] {
  const own = products.filter(({ style }) => style.brand === brand.toUpperCase());
  return CANDIDATES.filter((id) => {
    const category = readCategory(id);
    return category && own.some((product) => isInCategory(product, category));
  });
}

describe.each(['rl', 'hm'] as const)('%s', (brand) => {
  it('ENT-31 LST-15 every category has a name, a text and metadata in both languages', async () => {
    const categories = categoriesOf(brand);
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
    }
  });

  it('ENT-31 no two categories of a brand have the same title', async () => {
    const titles = await Promise.all(
      categoriesOf(brand).map(async (categoryId) => {
        const { metadata } = await shopAt(siteOf(brand, 'DE'))(categorySeoCall, { categoryId });
        return metadata.title;
      }),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('ENT-28 hreflang entries are on every site of the brand, and the same ones everywhere', async () => {
    const sites = storesOfBrand(brand);
    const answers = await Promise.all(
      sites.map((site) => shopAt(site)(categoryUrlsCall, { categoryId: 'men-knitwear' })),
    );
    const [first = []] = answers;
    expect(first.slice(0, -1).map(({ locale }) => locale)).toEqual(
      sites.map(({ locale }) => locale),
    );
    for (const [at, entries] of answers.entries()) {
      expect(entries).toEqual(first);
      const own = entries.filter(({ hreflang }) => hreflang === sites[at]?.locale.toLowerCase());
      expect(own.map(({ url }) => url)).toEqual([`${sites[at]?.SITE_URL}/men/knitwear`]);
    }
    expect(first.at(-1)).toMatchObject({ hreflang: 'x-default', cc: 'GB' });
    expect(new Set(first.map(({ hreflang }) => hreflang)).size).toBe(first.length);
  });

  it('ENT-28 each address leads back to the category', async () => {
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

it.each([
  ['rl', 'GB', 'women-jeans', "Women's jeans", "Women's jeans | Rivet & Loom"],
  ['rl', 'DE', 'women-jeans', 'Jeans für Damen', 'Jeans für Damen | Rivet & Loom'],
  ['rl', 'GB', 'men-t-shirts', "Men's T-shirts", "Men's T-shirts | Rivet & Loom"],
  ['hm', 'GB', 'women-new', 'New in for women', 'New in for women | Hollis Marlowe'],
  ['hm', 'DE', 'men', 'Herren', 'Herren | Hollis Marlowe'],
  ['hm', 'FR', 'all', 'Tous les articles', 'Tous les articles | Hollis Marlowe'],
  ['rl', 'PL', 'women-jeans', 'Dżinsy dla kobiet', 'Dżinsy dla kobiet | Rivet & Loom'],
] as const)('ENT-31 %s %s %s is “%s”', async (brand, target, categoryId, name, title) => {
  const seo = await shopAt(siteOf(brand, target))(categorySeoCall, { categoryId });
  expect(seo).toMatchObject({ name, metadata: { title } });
});

it.each(['__proto__', 'constructor', 'women-constructor', 'unisex', '', '%', 'a'.repeat(9999)])(
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

describe('what stands at an address', () => {
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
    'API-66 nothing stands at %s',
    async (url) => {
      const page = await ask(url);
      expect(page === null || url === '').toBe(true);
    },
  );

  it('API-66 every content page is found at its path on every site', async () => {
    for (const site of ALL_SITES) {
      const url = contentPathOf(site, 'terms');
      expect(await ask(url, site.storeName)).toMatchObject({ id: 'terms' });
    }
  });

  it('API-66 there is no store of another name', async () => {
    await expect(ask('/', '__proto__')).rejects.toMatchObject({ status: 400 });
  });
});
