// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';
import formats from '#locales/en/formats.json';
import common from '#locales/en/common.json';
import { $listing } from '#src/listing/model.ts';
import { isIndexed, pageOf } from '#src/pages/page.ts';
import { $location } from '#src/ports/navigation.ts';
import { $product } from '#src/product/model.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { siteEntered } from '#src/store-config/model.ts';
import { storeById, storesOfBrand } from '#src/store-config/stores.ts';
import { bannerOf, sharedUrl } from '#src/seo/social.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { $categoryHead } from '#src/listing/seo-model.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { listing, tile } from '#tests/listing/listings.ts';
import { product } from '#tests/product/products.ts';

const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { formats, common } } });
const SITE = 'https://uk.rivetandloom.example';

interface Shown {
  isMissing?: boolean;
  values?: unknown[];
  storeId?: string;
}

/** Metadata of the page at an address, by name. */
async function headAt(
  path: string,
  search = '',
  { isMissing = false, values = [], storeId = '30002' }: Shown = {},
) {
  const location = { path, search, hash: '', key: '' };
  const page = pageOf(location, '');
  const scope = fork({ values: [[$location, location], ...values] as any });
  const { language } = storeById(storeId);
  const place = { storeId, language, siteEnvironment: 'test', basename: '' } as const;
  await allSettled(siteEntered, { scope, params: place });
  render(
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <PageHead {...{ page, isMissing }} title="A title" isIndexed={isIndexed(page)} />
        <p>there</p>
      </Provider>
    </I18nContext>,
  );
  await screen.findByText('there');
  const tags = [...document.head.querySelectorAll('meta[content]')].map((tag) => [
    tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
    tag.getAttribute('content') ?? '',
  ]);
  const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  return { ...Object.fromEntries(tags), canonical } as Record<string, string | undefined>;
}

it.each(['/', '/women', '/women/jeans', '/campaign', '/gift-cards', '/contactus', '/privacy'])(
  'previews a link to %s with a title, its address on the public site, and a picture',
  async (path) => {
    const head = await headAt(path);
    expect(head).toMatchObject({
      'og:site_name': 'Rivet & Loom',
      'og:type': 'website',
      'og:title': 'A title',
      'og:url': SITE + (path === '/' ? '' : path),
      'og:locale': 'en_GB',
      'og:image:type': 'image/jpeg',
      'twitter:card': 'summary_large_image',
      'twitter:image': head['og:image'],
    });
    expect(head['og:image']).toMatch(/^https:\/\/uk\.rivetandloom\.example\/pictures\/.+\.jpg$/);
    expect(head['og:url']).not.toContain(window.location.host);
  },
);

it('previews a link to a product with its picture and price, and a JPEG', async () => {
  const tee = product();
  const head = await headAt(tee.url, '', {
    values: [[$product, { status: 'ready', productId: tee.id, product: tee }]],
  });
  expect(head).toMatchObject({
    'og:type': 'product',
    'og:url': SITE + tee.url,
    'product:price:amount': '39.90',
    'product:price:currency': 'GBP',
    'og:image:type': 'image/jpeg',
    'twitter:image': `${SITE}/pictures/rl1001wht-front-share.jpg`,
  });
  const pictures = [...document.head.querySelectorAll('meta[property="og:image"]')];
  expect(pictures.map((tag) => tag.getAttribute('content'))).toEqual([
    `${SITE}/pictures/rl1001wht-front-share.jpg`,
  ]);
});

it('RTE-18 a product under another path has its own as canonical address', async () => {
  const tee = product();
  const head = await headAt(`/any-words-${tee.id.toLowerCase()}`, '', {
    values: [[$product, { status: 'ready', productId: tee.id, product: tee }]],
  });
  expect(head['canonical']).toBe(SITE + tee.url);
});

it('keeps the filters of a shared listing, but not marketing parameters; its canonical address has no filters', async () => {
  const search = '?utm_source=mail&size=M&page=2&gclid=1';
  const head = await headAt('/women/jeans', search);
  expect(head['og:url']).toBe(`${SITE}/women/jeans?size=M&page=2`);
  expect([head['robots'], head['canonical']]).toEqual(['noindex', undefined]);
  expect(sharedUrl(storesOfBrand('rl')[0]!, '/women', '?size=M')).toMatch(/\/women$/);
});

it('LST-15 ENT-31 describes a category by its own title, description and keywords, only if unfiltered', async () => {
  const metadata = { title: 'Denim of ours', description: 'All of it.', keywords: 'denim, jeans' };
  const seo = { name: 'Jeans', description: 'Cut wide.', metadata };
  const values = [[$categoryHead, { categoryId: 'women-jeans', seo, urls: [] }]];
  expect(await headAt('/women/jeans', '', { values })).toMatchObject({
    'og:title': 'Denim of ours',
    description: 'A title. All of it.',
    keywords: 'denim, jeans',
  });
  cleanup();
  expect((await headAt('/women/jeans', '?size=30', { values }))['og:title']).toBe('A title');
  cleanup();
  expect((await headAt('/women/shirts', '', { values }))['keywords']).toBeUndefined();
});

it("LST-14 writes the canonical address of a filter in the language's words, and each site's alternates", async () => {
  const word = (language: string, urlCode: string, urlValue: string) => ({
    language,
    value: 'black',
    urlCode,
    urlValue,
  });
  const translations = [word('en', 'colour', 'black'), word('de', 'farbe', 'schwarz')];
  const seoFilters = [{ id: 'maincolour', translations, indexableOptions: ['black'] }];
  const query = listingQueryOf({ path: '/women', search: '?maincolour=black' });
  const site = (locale: string, host: string) => ({
    url: `https://${host}/women`,
    host,
    hreflang: locale.toLowerCase(),
    cc: locale.slice(3),
    storeName: locale,
    locale,
  });
  const urls = [site('en-GB', 'uk.test'), site('de-DE', 'de.test'), site('fr-FR', 'fr.test')];
  const { canonical } = await headAt('/women', '?maincolour=black', {
    values: [
      [$listing, { status: 'ready', query, listing: listing({ seoFilters, tiles: [tile()] }) }],
      [$categoryHead, { categoryId: 'women', seo: null, urls }],
    ],
  });
  expect(canonical).toBe('https://uk.test/women?colour=black');
  const links = [...document.head.querySelectorAll('link[rel=alternate]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://uk.test/women?colour=black',
    'https://de.test/women?farbe=schwarz',
    'https://fr.test/women?maincolour=black',
  ]);
});

it.each([
  ['/nowhere/at/all', []],
  ['/women/nonsense', [[$listing, { status: 'failed', reason: 'notFound' }]]],
  ['/gone-rl9999raw', [[$product, { status: 'failed', reason: 'notFound' }]]],
])('does not index or preview a missing page: %s', async (path, values) => {
  const head = await headAt(path, '', { isMissing: true, values });
  expect([head['robots'], head['canonical'], head['og:url']]).toEqual([
    'noindex',
    undefined,
    undefined,
  ]);
});

it.each(['/shopping-bag', '/wishlist', '/myaccount/orders', '/checkout/login'])(
  '%s is personal, and has no preview',
  async (path) => {
    const head = await headAt(path);
    expect([head['og:url'], head['robots']]).toEqual([undefined, 'noindex']);
  },
);

it('does not index an empty listing, but previews it', async () => {
  const query = (pageOf({ path: '/women', search: '' }, '') as { query: unknown }).query;
  const values = [[$listing, { status: 'ready', query, listing: listing() }]];
  const head = await headAt('/women', '', { values });
  expect([head['robots'], head['og:url']]).toEqual(['noindex', `${SITE}/women`]);
});

it('has the preview pictures on every site', () => {
  for (const site of [...storesOfBrand('rl'), ...storesOfBrand('hm')])
    for (const category of ['', 'women-jeans', 'men', 'kids', 'sale']) {
      const { url } = bannerOf(site, category);
      const { origin, pathname } = new URL(url);
      expect(origin).toBe(new URL(site.SITE_URL).origin);
      const file = `fixtures${pathname.replace('/pictures/', '/pictures/rendered/')}`;
      expect(existsSync(file), url).toBe(true);
    }
});

it.each([
  ['30002', ['rl-gb-merchant-centre', 'rl-gb-search-console', 'rl-gb-webmaster-tools']],
  ['20002', ['hm-gb-merchant-centre', 'hm-gb-search-console']],
  ['30010', []],
])(
  'CFG-09 has the codes of the config on the home page of store %s: %j',
  async (storeId, codes) => {
    const tags = () => [
      ...document.head.querySelectorAll<HTMLMetaElement>(
        'meta[name=google-site-verification], meta[name="msvalidate.01"]',
      ),
    ];
    await headAt('/', '', { storeId });
    await vi.waitFor(() => expect(tags().map(({ content }) => content)).toEqual(codes));
    cleanup();
    await headAt('/women', '', { storeId });
    expect(tags()).toEqual([]);
  },
);

it("ENT-21 previews a listing with its own picture, or its first product's", async () => {
  const query = listingQueryOf({ path: '/women', search: '' });
  const picturesOf = async (image?: string) => {
    const shown = listing({ tiles: [tile()], ...(image && { image }) });
    await headAt('/women', '', {
      values: [[$listing, { status: 'ready', query, listing: shown }]],
    });
    const tags = [...document.head.querySelectorAll('meta[property="og:image"]')];
    cleanup();
    return tags.map((tag) => new URL(tag.getAttribute('content') ?? '').pathname);
  };
  const banner = '/pictures/banner-rl-women-share.jpg';
  expect(await picturesOf('women-in-spring')).toEqual([
    '/pictures/women-in-spring-960.avif',
    banner,
  ]);
  expect(await picturesOf()).toEqual(['/pictures/rl1001wht-front-share.jpg']);
});
