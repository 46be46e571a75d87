import { describe, expect, it } from 'vitest';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { addressOf, inside, storefrontOver } from '../storefront-over.ts';
import { entriesIn, locationsIn, sitemapOf } from './sitemap-of.ts';
import { slowIt } from '../../slow-it.ts';

const { ask } = storefrontOver(inside);
const UK = 'https://uk.rivetandloom.example';

describe('robots.txt', () => {
  it('allows the shop, disallows its searches and links the sitemap', async () => {
    const { status, html, headers } = await ask(`${UK}/robots.txt`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(html).toBe(`User-agent: *\nDisallow: /search\n\nSitemap: ${UK}/sitemap.xml\n`);
  });

  it('disallows the searches of each language of a store', async () => {
    const { html } = await ask('https://ch.hollismarlowe.example/robots.txt');
    expect(html).toContain('Disallow: /search\nDisallow: /fr/search\nDisallow: /it/search\n');
  });
});

describe('the sitemap', () => {
  it('is an index of parts by language, under the origin of its store', async () => {
    const { status, html, headers } = await ask('https://ch.rivetandloom.example/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('cache-control')).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(locationsIn(html)).toEqual(
      ['de', 'fr', 'it'].flatMap((language) =>
        ['pages', 'products-1'].map(
          (part) => `https://ch.rivetandloom.example/sitemap-${language}-${part}.xml`,
        ),
      ),
    );
  });

  slowIt('has home, listings, texts and products, each once and none of another host', async () => {
    const urls = (await sitemapOf(ask, UK)).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !url.startsWith(`${UK}/`) && url !== UK)).toEqual([]);
    for (const path of ['', '/women/jeans', '/all', '/privacy', '/contactus', '/gift-cards'])
      expect(urls).toContain(UK + path);
    expect(urls.filter((url) => /-rl\d{4}[a-z]{3}$/.test(url)).length).toBeGreaterThan(150);
  });

  it('leaves out pages that must not be indexed: the bag, the account, the checkout, searches', async () => {
    const urls = (await sitemapOf(ask, UK)).map(({ url }) => new URL(url).pathname);
    for (const path of ['/shopping-bag', '/wishlist', '/search', '/checkout/login', '/error'])
      expect(urls).not.toContain(path);
    expect(urls.filter((path) => path.startsWith('/myaccount'))).toEqual([]);
  });

  slowIt(
    "ENT-28 has each page on all sites of the brand, and the UK's for other languages",
    async () => {
      const sites = storesOfBrand('hm').map(({ locale }) => locale.toLowerCase());
      const entries = await sitemapOf(ask, 'https://uk.hollismarlowe.example');
      for (const { url, alternates } of entries) {
        expect(alternates.map(({ hreflang }) => hreflang)).toEqual([...sites, 'x-default']);
        expect(alternates.map(({ href }) => href)).toContain(url);
      }
    },
  );

  it('has previewable parts on a test host, with the addresses of the public store', async () => {
    const { html } = await ask('http://de.localhost:4321/sitemap.xml');
    const [part = ''] = locationsIn(html);
    expect(part).toBe('http://de.localhost:4321/sitemap-de-pages.xml');
    const [first] = entriesIn((await ask(part)).html);
    expect(first?.url).toBe('https://de.rivetandloom.example');
  });

  slowIt('requests the backend once for two crawlers', async () => {
    const asked: string[] = [];
    const counted = storefrontOver((input, init) => {
      asked.push(addressOf(input));
      return inside(input, init);
    });
    await sitemapOf(counted.ask, UK);
    const once = asked.length;
    await sitemapOf(counted.ask, UK);
    expect(once).toBeGreaterThan(0);
    expect(asked).toHaveLength(once);
  });

  it('returns 503 and caches nothing while the backend fails', async () => {
    const lost = storefrontOver(() => Promise.reject(new TypeError('no connection')));
    const { status, headers } = await lost.ask(`${UK}/sitemap.xml`);
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(headers.get('retry-after')).toBe('30');
  });
});

it.each([
  'https://xx.rivetandloom.example',
  'https://evil.example',
  'http://xx.localhost:4321',
  'https://bg.rivetandloom.example', // only the other brand sells there
])('returns neither for a store that does not exist: %s', async (origin) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'])
    expect((await ask(origin + path)).status, path).toBe(404);
});

it.each(['/sitemap-fr-pages.xml', '/sitemap-en-products-2.xml', '/sitemap-en.xml'])(
  'returns 404 for a missing part: %s',
  async (path) => {
    expect((await ask(UK + path)).status).toBe(404);
  },
);

describe('files for browsers and password managers', () => {
  it("has the brand's manifest with icons of the declared sizes", async () => {
    const { html, headers } = await ask('https://uk.hollismarlowe.example/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json');
    expect(JSON.parse(html)).toMatchObject({
      name: 'Hollis Marlowe',
      start_url: '/',
      icons: [{ sizes: '192x192' }, { src: '/pictures/icon-hm-512.png' }],
    });
  });

  it('RFC 9116 has the contact form in security.txt, and a date less than a year ahead', async () => {
    const { html } = await ask(`${UK}/.well-known/security.txt`);
    expect(html).toContain(`Contact: ${UK}/contactus\n`);
    expect(html).toContain('Expires: 2027-05-09T00:00:00.000Z\n');
  });

  it('redirects a password change to its page', async () => {
    const { status, headers } = await ask(`${UK}/.well-known/change-password`);
    expect([status, headers.get('location')]).toEqual([302, '/myaccount/personaldetails']);
  });
});
