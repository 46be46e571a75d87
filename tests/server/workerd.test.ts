import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slowIt } from '../slow-it.ts';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { binOf, inProject } from '#harness/cli/support/project.mjs';
import { run } from '#harness/cli/support/run.mjs';
import { createDocuments } from '#harness/server/documents.mjs';
import { listen } from '#harness/server/listen.mjs';
import { withRemoteBackend } from '#harness/server/site-rules.mjs';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { START_NAMESPACES } from '#src/ui/i18n/backend.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

const NOW = Date.parse('2026-11-10T09:00:00Z');
const ORIGIN = 'http://localhost:4321';
const SCRIPT = 'console.log("x");';

interface Answer {
  status: number;
  headers: Record<string, string | null>;
  body: string;
}

const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
const asked: string[] = [];
const closing: (() => Promise<void>)[] = [];
let worker: Miniflare;
let backendAddress = '';
let inNode: NonNullable<ReturnType<typeof createDocuments>>;

/** Site as a build creates it, without its scripts. */
async function buildSite(): Promise<void> {
  const template = readFileSync(inProject('src', 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), template.replace('%VITE_BACKEND%', 'embedded'));
  cpSync(inProject('locales'), join(folder, 'locales'), { recursive: true });
  for (const language of TRANSLATED_LANGUAGES) {
    const texts = (name: string): unknown =>
      JSON.parse(readFileSync(join(folder, 'locales', language, `${name}.json`), 'utf8'));
    const start = Object.fromEntries(START_NAMESPACES.map((name) => [name, texts(name)]));
    writeFileSync(join(folder, 'locales', language, 'start.json'), JSON.stringify(start));
  }
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js'), SCRIPT);
  const config = join('harness', 'config', 'server-build.ts');
  const outDir = join(folder, '.server');
  const args = ['build', '--config', config, '--mode', 'production', '--outDir', outDir];
  const { status, output } = await run(binOf('vite'), args, { env: { NODE_ENV: 'production' } });
  if (status !== 0) throw new Error(output);
}

beforeAll(async () => {
  await buildSite();
  const listener = createBackendListener({ seed: 1, now: () => NOW });
  const backend = await listen(
    (request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    },
    { port: 0 },
  );
  backendAddress = `http://127.0.0.1:${backend.port}`;
  const read = (name: string) => readFileSync(join(folder, '.server', name), 'utf8');
  worker = new Miniflare({
    modules: [
      // edge.mjs with a fixed clock
      {
        type: 'ESModule',
        path: 'edge.mjs',
        contents: read('edge.mjs').replace('createEdge()', `createEdge({ now: () => ${NOW} })`),
      },
      { type: 'ESModule', path: 'storefront.mjs', contents: read('storefront.mjs') },
    ],
    compatibilityDate: '2026-04-01',
    bindings: { BACKEND: backendAddress },
    assets: {
      directory: folder,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    },
  });
  await worker.ready;
  const documents = createDocuments({
    folder,
    backend: new URL(backendAddress),
    template: () => withRemoteBackend(readFileSync(join(folder, 'index.html'), 'utf8')),
    isDemo: false,
    reportTo: undefined,
    now: () => NOW,
  });
  if (!documents) throw new Error('The site was built without a server');
  inNode = documents;
  closing.push(() => worker.dispose(), backend.close);
}, 120_000);

afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  rmSync(folder, { recursive: true });
});

const HEADERS = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'link',
  'location',
  'retry-after',
];

interface Answering {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

async function answerOf(response: Answering): Promise<Answer> {
  const headers = Object.fromEntries(HEADERS.map((name) => [name, response.headers.get(name)]));
  return { status: response.status, headers, body: await response.text() };
}

async function fromWorkerd(address: string, headers: Record<string, string> = {}) {
  const options = { headers, redirect: 'manual' as const };
  return answerOf(await worker.dispatchFetch(new URL(address, ORIGIN).href, options));
}

async function fromNode(address: string): Promise<Answer> {
  const { host, pathname, search } = new URL(address, ORIGIN);
  const response = await inNode(pathname + search, { host });
  if (!response) throw new Error(`${address} is no page's`);
  return answerOf(response);
}

/** Document, requested until it has rendered. */
function whole(ask: (address: string) => Promise<Answer>, address: string): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await ask(address);
      expect(answer.body).toContain(SERVED_ID);
      return answer;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('the same function in workerd and in Node', () => {
  it.each([
    ['/', 200],
    ['/women/jeans?page=2&maincolour=blue', 200],
    ['/foundry-straight-jean-rl0101rin', 200],
    ['/faq', 200],
    ['/no-such-jean-rl9999xxx', 404],
    ['http://de.hollismarlowe.localhost:4321/all', 200],
  ])('%s is the same document, byte for byte', async (address, status) => {
    const here = await whole(fromNode, address);
    const there = await whole(fromWorkerd, address);
    expect(there).toEqual(here);
    expect(here.status).toBe(status);
  });

  it.each([
    ['/Women/Jeans/?maincolour=blue', 301],
    ['/women/jeans?store=de', 200],
  ])('%s is the same answer', async (address, status) => {
    const here = await fromNode(address);
    expect(await fromWorkerd(address)).toEqual(here);
    expect(here.status).toBe(status);
  });
});

/** Renders one document in a process of its own. */
const ONE_DOCUMENT = `
import { readFileSync } from 'node:fs';
import { createDocuments } from ${JSON.stringify(pathToFileURL(inProject('harness', 'server', 'documents.mjs')).href)};
const [folder, backend] = process.argv.slice(2);
const documents = createDocuments({
  folder,
  backend: new URL(backend),
  template: () => readFileSync(folder + '/index.html', 'utf8'),
  isDemo: false,
});
const answer = await documents('/women', { host: 'localhost:4321' });
process.stdout.write(String(answer.status));
`;

slowIt('a process can exit after rendering a document', async () => {
  const script = join(folder, 'one-document.mjs');
  writeFileSync(script, ONE_DOCUMENT);
  expect(await run(script, [folder, backendAddress])).toEqual({ status: 0, output: '200' });
});

describe('in workerd', () => {
  slowIt('completes a document when one of its requests is cancelled', async () => {
    const before = asked.length;
    const listings = () =>
      asked.slice(before).filter((url) => url.startsWith('/transformer/products?'));
    const gone = new AbortController();
    const first = worker
      .dispatchFetch(`${ORIGIN}/women/tops`, { signal: gone.signal })
      .catch(() => undefined);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before), { interval: 5 });
    gone.abort();
    await first;
    await whole(fromWorkerd, '/women/tops');
    expect(listings()).toHaveLength(1);
  });

  it('serves files, except those that start with a dot', async () => {
    const script = await fromWorkerd('/assets/index-AbCd1234.js');
    expect([script.status, script.body]).toEqual([200, SCRIPT]);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await fromWorkerd('/assets/gone.js')).status).toBe(404);
    for (const path of ['/.server/storefront.mjs', '/%2eserver/storefront.mjs'])
      expect((await fromWorkerd(path)).body, path).not.toContain('createStorefront');
  });

  it.each([
    ['/', "default-src 'none'"],
    ['/assets/gone.js', "default-src 'none'"],
    ['/assets/index-AbCd1234.js', ''],
    ['/transformer/products/RL0101RIN', ''],
  ])('%s has the security headers of its kind, and HSTS over https', async (path, policy) => {
    const { headers } = await worker.dispatchFetch(`https://localhost${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')?.split(';')[2]?.trim() ?? '').toBe(policy);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('has the backend on the same origin', async () => {
    const { status, body } = await fromWorkerd('/transformer/products/RL0101RIN');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toBeTypeOf('object');
    const posted = await worker.dispatchFetch(`${ORIGIN}/women`, { method: 'POST', body: 'x' });
    expect(posted.status).toBe(405);
    await posted.text();
  });
});
