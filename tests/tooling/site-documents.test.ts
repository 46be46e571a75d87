import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';
import { askRaw } from './ask-raw.ts';

const SHELL = '<!doctype html><title>Shell</title>';
const TEXT = '<p>Foundry straight jean</p>'.repeat(100);

/** A storefront with minimal documents. */
const STOREFRONT = `
const text = ${JSON.stringify(TEXT)};
const etag = 'W/"tag="';
export const createInProcessBackend = () => ({ fetch: () => undefined });
export const createStorefront = ({ template }) => ({
  async fetch(request, { holds }) {
    if (request.url.endsWith('/echo')) return new Response(request.url);
    if (request.url.endsWith('/shell'))
      return new Response(template, { headers: { 'content-type': 'text/html' } });
    if (request.url.endsWith('/moved'))
      return new Response(null, { status: 301, headers: { location: '/jeans' } });
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { etag } });
    const status = request.url.endsWith('/gone') ? 404 : 200;
    return new Response(holds(etag) ? null : text, { status, headers: { etag, 'content-type': 'text/html' } });
  },
});
`;

const folder = mkdtempSync(join(tmpdir(), 'site-documents-'));
let port = 0;
let close = async () => {};

beforeAll(async () => {
  mkdirSync(join(folder, '.server'));
  writeFileSync(join(folder, 'index.html'), SHELL);
  writeFileSync(join(folder, '.server', 'storefront.mjs'), STOREFRONT);
  ({ port, close } = await listen(createSite({ folder }), { port: 0 }));
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(path, { port, headers, method });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('for %j a document is always compressed by %s, with equal bytes', async (accepted, by, open) => {
  const first = await ask('/jeans', { 'accept-encoding': accepted });
  expect([first.status, first.headers['content-encoding']]).toEqual([200, by]);
  expect(first.headers['vary']).toBe('accept-encoding');
  expect(first.headers['content-length']).toBe(`${first.body.length}`);
  expect(open(first.body).toString()).toBe(TEXT);
  const again = await ask('/jeans', { 'accept-encoding': accepted });
  expect(again.body.equals(first.body)).toBe(true);
});

it.each(['br', 'gzip', 'identity'])(
  'does not resend a document cached with encoding %s',
  async (by) => {
    const { headers } = await ask('/jeans', { 'accept-encoding': by });
    const again = await ask('/jeans', {
      'accept-encoding': by,
      'if-none-match': String(headers['etag']),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['vary']).toBe('accept-encoding');
    expect(again.headers['content-encoding']).toBeUndefined();
    expect(again.headers['content-security-policy']).toBeUndefined();
  },
);

it('HEAD has the headers of GET, and no body', async () => {
  const whole = await ask('/jeans', { 'accept-encoding': 'br' });
  const head = await ask('/jeans', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ['content-length', 'content-encoding', 'etag', 'vary'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
});

it('compresses 404 pages too, but not redirects and the shell', async () => {
  const gone = await ask('/gone', { 'accept-encoding': 'br' });
  expect([gone.status, brotliDecompressSync(gone.body).toString()]).toEqual([404, TEXT]);
  const moved = await ask('/moved', { 'accept-encoding': 'br' });
  expect(moved.headers['vary']).toBeUndefined();
  expect([moved.status, moved.headers['location'], moved.body.length]).toEqual([301, '/jeans', 0]);
  const shell = await ask('/shell', { 'accept-encoding': 'br' });
  expect([shell.status, shell.body.toString()]).toEqual([200, SHELL]);
});

it.each([
  ['//evil.example/echo', 'http://shop.test//evil.example/echo'],
  ['http://evil.example/echo', 'http://shop.test/echo'],
])('uses the host header, not the host of a path like %s', async (path, url) => {
  const { body } = await ask(path, { host: 'shop.test' });
  expect(body.toString()).toBe(url);
});

it.each(['shop.test/women?', 'shop.test#', 'me@shop.test', 'shop.test:80:80'])(
  'refuses the host “%s”',
  async (host) => {
    const { status, body, headers } = await ask('/echo', { host });
    expect([status, body.toString()]).toEqual([400, 'Bad request\n']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

it.each(['*', '/\\evil.example/echo'])('refuses the address “%s”', async (path) => {
  const { status, body } = await ask(path);
  expect([status, body.toString()]).toEqual([400, 'Bad request\n']);
});
