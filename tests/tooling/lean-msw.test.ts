import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'msw';
import type { setupWorker } from 'msw/browser';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { leanMsw, withoutInterceptors } from '#harness/config/lean-msw.ts';
import viteConfig from '../../vite.config.ts';

const ENTRY = 'virtual:entry';
const WORKER = 'http://shop.example/worker.js';

interface Lean {
  setupWorker: typeof setupWorker;
  mswHandlers: (respond: (request: Request) => Promise<Response>) => RequestHandler[];
}

/** MSW's page script as the shop's bundle has it. */
async function bundled(): Promise<string> {
  const { resolve } = viteConfig({ mode: 'production', command: 'build' });
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    ...(resolve && { resolve }),
    plugins: [
      leanMsw(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? `export { setupWorker } from 'msw/browser';
               export { mswHandlers } from '${process.cwd()}/harness/backend/msw-handlers.ts';`
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('Nothing was built');
  return first.output[0].code;
}

/** The browser's side of a service worker that grants whatever MSW asks for. */
function fakeServiceWorker() {
  const container = new EventTarget();
  const tell = (type: string, payload: object, ports: object[] = []) => {
    const data = { type, payload };
    container.dispatchEvent(Object.assign(new Event('message'), { data, ports, source: worker }));
  };
  const heard: string[] = [];
  const worker = {
    state: 'activated',
    scriptURL: WORKER,
    postMessage(type: string) {
      heard.push(type);
      if (type === 'MOCK_ACTIVATE') tell('MOCKING_ENABLED', { client: {} });
      if (type === 'INTEGRITY_CHECK_REQUEST')
        tell('INTEGRITY_CHECK_RESPONSE', { checksum: '', packageVersion: '' });
    },
  };
  const registration = { active: worker, update: vi.fn(), scope: 'http://shop.example/' };
  const serviceWorker = Object.assign(container, {
    controller: worker,
    getRegistrations: () => Promise.resolve([registration]),
  });
  /** What the page answers to a request that the worker hands over. */
  const ask = (url: string, init: RequestInit = {}) =>
    new Promise<{ type: string; data?: ResponseInit & { body: BodyInit } }>((resolve) => {
      tell('REQUEST', { id: url, url, ...init }, [{ postMessage: resolve }]);
    });
  return { serviceWorker, heard, ask };
}

let code: string;
beforeAll(async () => {
  code = await bundled();
}, 60_000);

it('what is left of MSW hears the worker, answers the calls of the shop and lets others pass', async () => {
  const { serviceWorker, heard, ask } = fakeServiceWorker();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setInterval: vi.fn() }));
  vi.stubGlobal('location', new URL('http://shop.example/women'));
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('process', undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const page = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as unknown as Lean;
  const respond = async (request: Request) => {
    if (request.url.endsWith('/broken')) throw new Error('broken');
    return new Response(`${request.method} ${await request.text()}`, { status: 201 });
  };
  const { fetch, WebSocket, XMLHttpRequest } = globalThis;
  await page.setupWorker(...page.mswHandlers(respond)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: WORKER },
  });
  expect(heard).toEqual(['INTEGRITY_CHECK_REQUEST', 'MOCK_ACTIVATE']);
  const got = await ask('http://shop.example/transformer/products');
  expect(got).toMatchObject({ type: 'MOCK_RESPONSE', data: { status: 201 } });
  expect(await new Response(got.data?.body).text()).toBe('GET ');
  const posted = await ask('http://shop.example/wcs/resources/store/30002/cart', {
    method: 'POST',
    body: 'tee',
  });
  expect(await new Response(posted.data?.body).text()).toBe('POST tee');
  expect(await ask('http://shop.example/pictures/tee.avif')).toMatchObject({ type: 'PASSTHROUGH' });
  const broken = await ask('http://shop.example/api/broken');
  expect(broken).toMatchObject({ type: 'MOCK_RESPONSE', data: { status: 500 } });
  expect({ fetch, WebSocket, XMLHttpRequest }).toEqual({
    fetch: globalThis.fetch,
    WebSocket: globalThis.WebSocket,
    XMLHttpRequest: globalThis.XMLHttpRequest,
  });
  vi.unstubAllGlobals();
});

it('no socket, no cookie jar and no stand-in for fetch is left', () => {
  for (const name of [
    'XMLHttpRequestInterceptor(',
    'CookieJar',
    'splitCookiesString',
    'pathToRegexp',
  ])
    expect(code).not.toContain(name);
  expect(code).not.toMatch(/class[^{]*\{\s*static symbol/);
});

it('stops the build when MSW no longer has what is left out', () => {
  const whole = readFileSync('node_modules/msw/lib/browser/index.mjs', 'utf8');
  expect(withoutInterceptors(whole).length).toBeLessThan(whole.length - 10_000);
  for (const name of ['InterceptorSource2', 'FallbackHttpSource', 'WebSocketOverride'])
    expect(() => withoutInterceptors(whole.replaceAll(name, 'Other'))).toThrow(name);
});
