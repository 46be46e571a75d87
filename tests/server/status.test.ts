import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { addressOf, inside, storefrontOver } from './storefront-over.ts';

const { ask, see } = storefrontOver(inside);

beforeAll(() => fetchAllViews(), 60_000);

describe('404 and 410', () => {
  it.each([
    ['a product', '/no-such-jean-rl9999xxx', 'We do not have this product'],
    ['another brand’s product', '/marlowe-suit-trousers-hm1701her', 'We do not have this product'],
    ['a category', '/women/nonsense', 'We do not have this category'],
    ['a text', '/no-such-text', 'Not on the rail'],
    ['a page', '/no/such/page', 'Not on the rail'],
    ['a page below a language', '/de/no/such/page', 'Not on the rail'],
  ])('returns 404 for a missing %s at %s', async (_, address, heading) => {
    const { status, document, headers } = await see(address);
    expect(status).toBe(404);
    expect(document.querySelector('h1')?.textContent).toBe(heading);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(headers.get('cache-control')).toContain('s-maxage');
  });

  it.each([
    ['http://localhost:4321/old-friend-rl9001raw', '/women/jeans', 'We no longer make this'],
    [
      'http://de.hollismarlowe.localhost:4321/alter-freund-hm9001nvy',
      '/men/blazers',
      'Diesen Artikel machen wir nicht mehr',
    ],
  ])(
    'FTL-02 returns 410 for a discontinued product, %s, with a link to its category',
    async (address, to, heading) => {
      const { status, document } = await see(address);
      expect(status).toBe(410);
      expect(document.querySelector('h1')?.textContent).toBe(heading);
      expect(document.querySelector(`main a[href="${to}"]`)).not.toBeNull();
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
        'noindex',
      );
    },
  );

  it("ignores the backend's link if it leads elsewhere", async () => {
    const { see: seeIt } = storefrontOver((input, init) =>
      addressOf(input).includes('/products/RL9001')
        ? Promise.resolve(
            Response.json(
              { errors: [{ errorKey: 'X', errorParameters: ['//evil.example/x'] }] },
              { status: 410 },
            ),
          )
        : inside(input, init),
    );
    const { status, html, document } = await seeIt('/old-friend-rl9001raw');
    expect(status).toBe(410);
    expect(html.replace(/<script.*?<\/script>/gs, '')).not.toContain('evil.example');
    expect(document.querySelector('main a[href="/new"]')).not.toBeNull();
  });
});

describe('301', () => {
  it.each([
    // capitals and trailing slashes
    ['/Women/Jeans/?maincolour=blue', '/women/jeans?maincolour=blue'],
    ['/fr/Women?size=30', '/fr/women?size=30'],
    // RTE-26
    ['/search?categoryId=women-jeans&_sort_=newest', '/women/jeans?_sort_=newest'],
    // RTE-09…11
    ['/checkoutsigninview?a=1', '/checkout/login?a=1'],
    ['/OrderShippingBillingView', '/checkout/shipping'],
    ['/de/orderpaymentdetailsview', '/de/checkout/payment'],
    // RTE-19
    [
      'http://www.rivetandloom.example/FR/women?size=30',
      'https://fr.rivetandloom.example/women?size=30',
    ],
    ['http://www.rivetandloom.example/BE/FR', 'https://be.rivetandloom.example/fr'],
    [
      'http://www.hollismarlowe.example/DE/men/blazers',
      'https://de.hollismarlowe.example/men/blazers',
    ],
    // API-66
    ['/jeans', '/all/jeans'],
    ['/de/women-jeans?size=30&utm_source=mail', '/de/women/jeans?size=30&utm_source=mail'],
    // fields of a form
    ['/women?size=30&size=32&price_min=&price_max=&_sort_=', '/women?size=30%2C32'],
    ['/women?_sort_=newest&size=&maincolour=blue', '/women?_sort_=newest&maincolour=blue'],
    ['/search?searchTerm=shirt&price_min=', '/search?searchTerm=shirt'],
    ['/de/women?size=30&size=32', '/de/women?size=30%2C32'],
  ])('redirects %s permanently to %s', async (address, to) => {
    const { status, headers, html } = await ask(address);
    expect([status, headers.get('location'), html]).toEqual([301, to, '']);
  });

  it('RTE-19 has no country sites on test hosts', async () => {
    const { status, document } = await see('/FR/women');
    expect(status).toBe(200);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://fr.rivetandloom.example/women',
    );
  });

  it.each([
    '//evil.example/Women/',
    '/FR//evil.example/Women/',
    '/\\evil.example/Women/',
    '/%2f%2fevil.example/Women/',
    '/search?categoryId=//evil.example',
    '/Women/@evil.example/',
    'http://www.rivetandloom.example//evil.example/FR/women',
    'http://www.rivetandloom.example/FR//evil.example',
    'http://www.rivetandloom.example/FR/@evil.example/',
    'http://evil.example/FR/women',
    'http://evil.example/Women/',
    '/checkoutsigninview//evil.example',
  ])('%s redirects to no other site', async (address) => {
    const origin = new URL(address, 'http://localhost:4321').origin;
    const path = address.startsWith('http') ? address.slice(origin.length) : address;
    const { headers } = await ask(origin.includes('localhost') ? origin + path : address);
    const to = headers.get('location');
    if (to === null) return;
    expect([origin, 'https://fr.rivetandloom.example']).toContain(new URL(to, origin).origin);
  });
});

describe('302', () => {
  it.each([
    ['/women?farbe=schwarz&page=2', '/women?page=2&maincolour=black'],
    ['/women?farbe=schwarz&maincolour=blue', '/women?maincolour=blue'],
  ])(
    'LST-14 redirects %s, in the words of a language, to the filter at %s',
    async (address, to) => {
      const { status, headers, html } = await vi.waitFor(
        async () => {
          const answer = await ask(`http://de.localhost:4321${address}`);
          expect(answer.status).toBe(302);
          return answer;
        },
        { timeout: 15_000 },
      );
      expect([status, headers.get('location'), html]).toEqual([302, to, '']);
    },
  );
});

describe('503', () => {
  it.each(['/women/jeans', '/foundry-straight-jean-rl0101rin'])(
    '%s returns 503 with a retry time while the backend is down',
    async (address) => {
      const { ask: askDown } = storefrontOver(() => Promise.reject(new TypeError('fetch failed')));
      const { status, headers } = await vi.waitFor(
        async () => {
          const one = await askDown(address);
          expect(one.status).toBe(503);
          return one;
        },
        { timeout: 15_000 },
      );
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('30');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    },
  );
});

describe('RTE-06 the health check of the account', () => {
  const CHECK = '/myaccount/healthcheck';

  it('returns 200 while the backend answers, even with a refusal, and has no page', async () => {
    const { status, headers, html } = await ask(CHECK);
    expect([status, html]).toEqual([200, '{"status":"ok"}']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['reports a failure', () => Promise.resolve(new Response('', { status: 503 }))],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('returns 503 if the backend %s', async (_, backend) => {
    const { status, html } = await storefrontOver(backend).ask(CHECK);
    expect([status, html]).toEqual([503, '{"status":"unavailable"}']);
  });
});
