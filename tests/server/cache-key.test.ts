import { beforeAll, describe, expect, it } from 'vitest';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { documentAddress } from '#src/server/address.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { type Fetch, addressOf, inside, storefrontOver } from './storefront-over.ts';
import { slowIt } from '../slow-it.ts';

beforeAll(() => fetchAllViews(), 60_000);

const keyOf = (address: string) => documentAddress(new URL(address, 'http://localhost'), '')?.href;

describe('canonical address of a document', () => {
  it.each([
    ['/women?utm_source=x&gclid=1&cmpid=2&bing=3&size=30', '/women?size=30'],
    ['/women?size=30&page=2', '/women?page=2&size=30'],
    ['/women?page=2&size=30', '/women?page=2&size=30'],
    ['/women?a-b=1&x%00y=1&[]=1&size=30', '/women?size=30'],
    ['/faq?anything=1&size=30', '/faq'],
    ['/foundry-straight-jean-rl0101rin?x=1', '/foundry-straight-jean-rl0101rin'],
    ['/women#x', '/women'],
  ])('%s: is %s', (address, document) => {
    expect(keyOf(address)).toBe(new URL(document, 'http://localhost').href);
  });

  it.each([
    `/women?size=${'3'.repeat(501)}`,
    `/women?${Array.from({ length: 13 }, (_, at) => `x${'abcdefghijklm'[at]}=1`).join('&')}`,
    `/${'x'.repeat(10_000)}`,
  ])('is missing above the maximum length: %.20s…', (address) => {
    expect(keyOf(address)).toBeUndefined();
  });
});

describe('a request with unusual headers', () => {
  const { ask, see } = storefrontOver(inside);

  it.each([
    ['x-original-url', '/myaccount'],
    ['x-rewrite-url', '/myaccount'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'gopher'],
    ['x-forwarded-prefix', '/evil'],
    ['x-forwarded-port', '1'],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'host=evil.example;proto=http'],
    ['x-host', 'evil.example'],
    ['x-http-method-override', 'POST'],
    ['accept-language', 'de'],
    ['accept', 'application/json'],
    ['accept-encoding', 'identity'],
    ['user-agent', '"><script>x</script>'],
    ['referer', 'https://evil.example/"><script>x</script>'],
    ['cookie', 'WC_USERACTIVITY=7; xcomreg=1; store=de'],
    ['authorization', 'Bearer x'],
    ['cache-control', 'no-cache'],
    ['pragma', 'no-cache'],
    ['range', 'bytes=0-10'],
    ['if-modified-since', new Date(0).toUTCString()],
    ['if-none-match', 'W/"other"'],
    ['purpose', 'prefetch'],
    ['save-data', 'on'],
  ])('%s: %s changes neither this document nor the next visitor’s', async (name, value) => {
    const { html, status, headers } = await see('/faq');
    const tricked = await ask('/faq', { [name]: value });
    expect([tricked.status, tricked.html]).toEqual([status, html]);
    expect([...tricked.headers]).toEqual([...headers]);
    expect((await ask('/faq')).html).toBe(html);
  });

  it('cannot poison the document of the next visitor', async () => {
    const { see: seeHere } = storefrontOver(inside);
    const { ask: askThere } = storefrontOver(inside);
    const { html } = await seeHere('/men/jeans');
    await expect
      .poll(
        async () =>
          (await askThere('/men/jeans', { 'x-forwarded-host': 'evil.example', cookie: 'store=de' }))
            .html,
      )
      .toContain(SERVED_ID);
    expect((await askThere('/men/jeans')).html).toBe(html);
  });

  it.each([
    'http://evil.example/faq',
    'http://localhost.evil.example/faq',
    'http://www.rivetandloom.example.evil.example/faq',
    'http://evil.localhost:4321/faq',
    'http://evil.localhost:1/faq',
  ])('does not put the host of %s into the document', async (address) => {
    const { html, headers } = await see(address);
    expect(html).not.toContain('evil');
    expect(JSON.stringify([...headers])).not.toContain('evil');
  });

  it.each([
    ['/WOMEN/JEANS', 301],
    ['/women/jeans/', 301],
    ['/women//jeans', 404],
    ['//women/jeans', 200],
    ['/women/./jeans', 200],
    ['/women/x/../jeans', 200],
    ['/women%2Fjeans', 404],
    ['/women/jeans%2F', 404],
    ['/%77omen/jeans', 404],
    ['/women/jeans%00', 404],
    ['/women/jeans;x=1', 404],
    ['/women/jeans%3Fsize=30', 404],
    ['/women/jeans%E0%A4%A', 404],
    ['/women/jeans?size=30&size=30', 301],
    ['/women/jeans?%73ize=', 301],
    ['/women/jeans?size=%E0%A4%A', 200],
  ])('%s replaces no other document', async (address, status) => {
    const { see: seeOne, ask: askOne } = storefrontOver(inside);
    const { html } = await seeOne('/women/jeans');
    const url = `http://localhost:4321${address}`;
    await expect.poll(async () => (await askOne(url)).status, { timeout: 10_000 }).toBe(status);
    expect((await askOne('/women/jeans')).html).toBe(html);
  });
});

describe('many requests', () => {
  slowIt('renders 1,000 parallel pages, a few at a time', async () => {
    let underWay = 0;
    let most = 0;
    const slow: Fetch = async (input, init) => {
      if (!addressOf(input).includes('/content/')) return inside(input, init);
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve));
      return inside(input, init).finally(() => (underWay -= 1));
    };
    const { ask, see, reported } = storefrontOver(slow);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, at) => ask(`/no/such/page/${at}`)),
    );
    const documents = answers.filter(({ html }) => html.includes(SERVED_ID));
    expect(documents.map(({ status }) => status)).toEqual(documents.map(() => 404));
    const shells = answers.filter(({ html }) => !html.includes(SERVED_ID));
    expect(shells.map(({ status }) => status)).toEqual(shells.map(() => 200));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(24);
    expect(reported).toEqual([]);
    await see('/faq');
  });

  slowIt(
    'cancels an endless answer long before it fills the memory, and caches nothing',
    async () => {
      let sent = 0;
      const { ask } = storefrontOver((input, init) => {
        if (!addressOf(input).includes('/products?')) return inside(input, init);
        const part = new Uint8Array(64_000).fill(32);
        const endless = new ReadableStream({
          pull(stream) {
            sent += part.length;
            stream.enqueue(part);
          },
        });
        return Promise.resolve(new Response(endless));
      });
      const { status, headers } = await ask('/women');
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(sent).toBeLessThan(5_000_000);
    },
  );
});
