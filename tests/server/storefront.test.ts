import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { preloads } from '#src/server/document.ts';
import { type Fetch, TEMPLATE, addressOf, inside, storefrontOver } from './storefront-over.ts';
import { slowIt } from '../slow-it.ts';

const { ask, see } = storefrontOver(inside);

// Compiles the modules first; a built server has them ready.
beforeAll(() => fetchAllViews(), 60_000);

describe('a document', () => {
  let document: Document;

  beforeAll(async () => {
    ({ document } = await see('/women/jeans'));
  }, 30_000);

  it('has names, prices, links and the footer of a listing', () => {
    const tiles = [...document.querySelectorAll('main article')];
    expect(tiles.length).toBeGreaterThan(8);
    for (const tile of tiles) {
      expect(tile.querySelector('h2 a[href^="/"]')?.textContent).toBeTruthy();
      expect(tile.textContent).toMatch(/£\d+\.\d\d/);
    }
    expect(document.querySelector('footer a[href]')).not.toBeNull();
    expect(document.querySelector('header nav a[href="/women"]')).not.toBeNull();
  });

  it('LST-15 ENT-28 has the head of its page, once', () => {
    expect(document.title).toContain('Rivet & Loom');
    for (const one of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
      expect(document.head.querySelectorAll(one), one).toHaveLength(1);
    expect(document.head.querySelectorAll('link[rel="alternate"]').length).toBeGreaterThan(10);
    const [described, ...others] = document.head.querySelectorAll('script[type*="ld+json"]');
    expect(JSON.parse(described?.textContent ?? '')).toMatchObject({
      '@graph': expect.arrayContaining([expect.objectContaining({ '@type': 'ItemList' })]),
    });
    expect(others).toEqual([]);
  });

  it('contains the answers as data, and nothing of a session or the stock', () => {
    const data: unknown = JSON.parse(document.getElementById(SERVED_ID)?.textContent ?? '');
    const { answers, views, texts, features } = data as {
      answers: { call: string }[];
      views: string[];
      texts: string[];
      features: string[];
    };
    expect(answers.map(({ call }) => call).toSorted()).toEqual([
      'content.layout',
      'listing.categorySeo',
      'listing.categoryUrls',
      'listing.products',
    ]);
    expect(views).toContain('ListingPage');
    expect(texts).toEqual([]); // those of its footer load when it hydrates
    expect(features).toEqual([]);
  });

  it('has one inline sheet, and lists the hashes of it and of its first script', async () => {
    const { headers } = await ask('/women/jeans');
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    const hash = async (text: string | null | undefined) =>
      Buffer.from(
        await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text ?? '')),
      ).toString('base64');
    expect(headers.get('x-styles')).toBe(await hash(document.querySelector('style')?.textContent));
    const [first] = document.querySelectorAll('script:not([src])');
    expect(headers.get('x-scripts')).toBe(await hash(first?.textContent));
  });

  it('lists the styles in its headers, and starts scripts after its content', async () => {
    expect(preloads('<link rel="stylesheet" crossorigin href="/assets/shop-a1.css">')).toBe(
      '</assets/shop-a1.css>; rel=preload; as=style; crossorigin',
    );
    const { html } = await ask('/women/jeans');
    expect(html.indexOf('<script type="module"')).toBeGreaterThan(html.indexOf('</main>'));
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link'));
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask('/women/jeans');
    expect(headers.get('cache-control')).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    const again = await ask('/women/jeans', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  it('has the language and the brand of its host', async () => {
    const german = await see('http://de.hollismarlowe.localhost:4321/all');
    expect(german.document.documentElement.lang).toBe('de');
    expect(german.document.documentElement.dataset['brand']).toBe('hm');
    expect(german.document.querySelector('main article')?.textContent).toContain('€');
  });

  it.each(['http://localhost:4321/all', 'http://de.localhost:4321/all'])(
    "LST-07 %s, the whole assortment, has its heading as title instead of the breadcrumb's first step",
    async (address) => {
      const { document } = await see(address);
      const heading = document.querySelector('h1')?.textContent ?? '';
      expect(heading).not.toBe('');
      expect(document.title).toBe(`${heading} – Rivet & Loom`);
    },
  );
});

describe('status and address', () => {
  it('RTE-18 redirects another address of a product permanently, with marketing parameters', async () => {
    const { status, headers } = await vi.waitFor(
      async () => {
        const answer = await ask('/p/foundry-straight-jean-rl0101raw?utm_source=mail');
        expect(answer.status).not.toBe(200);
        return answer;
      },
      { timeout: 15_000 },
    );
    const own = '/foundry-straight-jean-rl0101raw?utm_source=mail';
    expect([status, headers.get('location')]).toEqual([301, own]);
  });

  it('has separate documents for page and filter, but not for marketing parameters', async () => {
    const plain = await see('/women/jeans');
    expect((await ask('/women/jeans?utm_source=mail&gclid=1')).html).toBe(plain.html);
    const filtered = await see('/women/jeans?maincolour=blue');
    expect(filtered.html).not.toBe(plain.html);
    expect((await ask('/women/jeans?gclid=1&maincolour=blue')).html).toBe(filtered.html);
  });

  it.each([
    '/women/jeans?store=de',
    '/women/jeans?scenario=session-guest-renewed',
    '/women/jeans?backend-rules=%5B%5D',
    '/?loginRedirect=%2Fmyaccount',
  ])('returns the shell for the personal address %s', async (address) => {
    const { status, headers, html } = await ask(address);
    expect([status, html]).toEqual([200, TEMPLATE]);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('contains no secrets of an address', async () => {
    const { html } = await see('/faq?krypto=s3cret&token=s3cret');
    expect(html).not.toContain('s3cret');
  });
});

describe('failures', () => {
  it('returns the shell if the backend does not answer', async () => {
    const { ask: askSlow } = storefrontOver(() => new Promise(() => undefined));
    const { status, html, headers } = await askSlow('/women/jeans');
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(html).not.toContain(SERVED_ID);
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="2"></noscript>');
  });

  it('serves cached pages while the backend is down, and renders them again afterwards', async () => {
    let time = 0;
    let isDown = false;
    let asked = 0;
    const { see: seeIt, ask: askIt } = storefrontOver(
      (input, init) => {
        asked += 1;
        return isDown ? Promise.reject(new TypeError('fetch failed')) : inside(input, init);
      },
      () => time,
    );
    const { html } = await seeIt('/women/jeans');
    const once = asked;
    expect((await askIt('/women/jeans')).html).toBe(html);
    expect(asked).toBe(once);
    isDown = true;
    for (const age of [61_000, 3_600_000]) {
      time = age;
      const old = await askIt('/women/jeans');
      expect([old.status, old.html]).toEqual([200, html]);
      await vi.waitFor(() => expect(asked).toBeGreaterThan(once));
    }
    isDown = false;
    await vi.waitFor(
      async () => {
        await askIt('/women/jeans');
        const before = asked;
        await askIt('/women/jeans');
        expect(asked).toBe(before);
      },
      { timeout: 15_000 },
    );
  });

  slowIt('evicts no page by arbitrary queries', async () => {
    let products = 0;
    const { see } = storefrontOver(
      (input, init) => {
        if (addressOf(input).includes('/products?')) products += 1;
        return inside(input, init);
      },
      undefined,
      {},
      2_000_000,
    );
    await see('/women/jeans');
    for (let page = 0; page < 12; page += 1) await see(`/women/jeans?some_filter=${page}`);
    const before = products;
    await see('/women/jeans');
    expect(products).toBe(before);
  });

  slowIt('serves only cached pages on an overloaded platform', async () => {
    let asked = 0;
    const { see: seeIt, ask: askIt } = storefrontOver(
      (input, init) => {
        asked += 1;
        return inside(input, init);
      },
      undefined,
      { isBusy: () => isBusy },
    );
    let isBusy = true;
    expect((await askIt('/faq')).html).not.toContain(SERVED_ID);
    expect(asked).toBe(0);
    isBusy = false;
    const { html } = await seeIt('/faq');
    isBusy = true;
    expect((await askIt('/faq')).html).toBe(html);
  });

  it('sends a document without its body if the platform holds it', async () => {
    const { headers } = await see('/faq');
    const { ask: askHeld } = storefrontOver(inside, undefined, { holds: () => true });
    await vi.waitFor(
      async () => {
        const held = await askHeld('/faq');
        expect([held.headers.get('etag'), held.html]).toEqual([headers.get('etag'), '']);
      },
      { timeout: 15_000 },
    );
  });

  it('does not cache an aborted page', async () => {
    const { ask: askSlow, reported } = storefrontOver(
      (input, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          if (!addressOf(input).includes('/products')) resolve(inside(input, init));
        }),
    );
    expect((await askSlow('/women/jeans')).html).not.toContain(SERVED_ID);
    // Reported instead of rendering a page without its tiles.
    await vi.waitFor(() => expect(String(reported)).toContain('took too long for a document'), {
      timeout: 15_000,
    });
    expect((await askSlow('/women/jeans')).html).not.toContain(SERVED_ID);
  });

  slowIt('uses an answer that arrives after the deadline of its page', async () => {
    let answer: () => void = () => undefined;
    let asked = 0;
    const works: Promise<unknown>[] = [];
    const late: Fetch = async (input, init) => {
      if (!addressOf(input).includes('/products?')) return inside(input, init);
      asked += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return inside(input, init);
    };
    const {
      ask: askLate,
      see: seeLate,
      reported,
    } = storefrontOver(late, undefined, { waitUntil: (work) => void works.push(work) });
    expect((await askLate('/women/jeans')).html).not.toContain(SERVED_ID);
    await vi.waitFor(() => expect(reported).toHaveLength(1), { timeout: 15_000 });
    answer();
    await Promise.all(works);
    expect((await seeLate('/women/jeans')).document.querySelector('main article')).not.toBeNull();
    expect(asked).toBe(1);
  });

  it('shares no document between a test host and a public one', async () => {
    let asked = 0;
    const { see: seeIt } = storefrontOver((input, init) => {
      asked += 1;
      return inside(input, init);
    });
    await seeIt('http://x.localhost/faq');
    const before = asked;
    await seeIt('http://www.rivetandloom.example/faq');
    expect(asked).toBe(before * 2);
    await seeIt('http://other.example/faq');
    expect(asked).toBe(before * 2);
  });
});
