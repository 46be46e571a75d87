import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packSite } from '#harness/server/pack.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';
import { type RawRequest, askRaw } from './ask-raw.ts';

const PAGE = '<!doctype html><meta name="selvedge-backend" content="embedded" />';
const SCRIPT = 'console.log("x");'.repeat(200);
const FILES = {
  'index.html': PAGE,
  'studio/index.html': '<!doctype html><title>Studio</title>',
  'studio/stage.html': '<!doctype html><title>Stage</title>',
  'assets/index-AbCd1234.js': SCRIPT,
  'pictures/rl0101raw-front-320.avif': 'picture',
  'locales/en/common.json': '{}',
  'locales/en/start.json': '{}',
  '.pictures-version': 'AbCd1234',
  '.vite/manifest.json': '{"secret":true}',
};
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const open: (() => Promise<void>)[] = [];
let site: number;
let backend: number;
let proxied: number;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await packSite(folder);
  backend = await start((asked, response) => {
    response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
    asked.on('data', (chunk) => response.write(chunk));
    asked.on('end', () =>
      response.end(` ${asked.method} ${asked.url} ${String(asked.headers['x-own'])}`),
    );
  });
  site = await start(createSite({ folder }));
  proxied = await start(
    createSite({ folder, backend: new URL(`http://127.0.0.1:${backend}/shop`) }),
  );
});

afterAll(async () => {
  await Promise.all(open.map((close) => close()));
  rmSync(folder, { recursive: true });
});

async function start(handler: Parameters<typeof listen>[0]): Promise<number> {
  const { port, close } = await listen(handler, { port: 0 });
  open.push(close);
  return port;
}

const ask = (path: string, options: Partial<RawRequest> = {}) =>
  askRaw(path, { port: site, ...options });

describe('pages and files', () => {
  it.each(['/', '/women/jeans', '/slim-jeans-rl0101raw', '/services/view-order'])(
    '%s is the shop, and revalidated each time',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString()]).toEqual([200, PAGE]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it("serves the studio's pages", async () => {
    expect((await ask('/studio')).body.toString()).toContain('Studio');
    expect((await ask('/studio/stage?trace=1')).body.toString()).toContain('Stage');
    expect((await ask('/studio/none')).status).toBe(404);
  });

  it.each(['/assets/gone.js', '/pictures/gone.avif', '/locales/xx/common.json'])(
    '%s is missing, and not the shop',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it.each([
    ['/assets/index-AbCd1234.js', 'public, max-age=31536000, immutable'],
    ['/pictures/rl0101raw-front-320.avif?q=75&v=AbCd1234', 'public, max-age=31536000, immutable'],
    // A page of another release requests pictures of that release.
    ['/pictures/rl0101raw-front-320.avif?q=75&v=EfGh5678', 'no-cache'],
    ['/pictures/rl0101raw-front-320.avif?v=', 'no-cache'],
    ['/pictures/rl0101raw-front-320.avif', 'no-cache'],
    ['/locales/en/start.json?v=AbCd1234', 'no-cache'],
  ])('%s is cached for a year only if it has the version of its content', async (path, kept) => {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([200, kept]);
  });

  it('a picture has its type', async () => {
    const { headers } = await ask('/pictures/rl0101raw-front-320.avif');
    expect(headers['content-type']).toBe('image/avif');
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/.vite/manifest.json',
    '/%252evite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/../.vite/manifest.json',
    '//etc/passwd',
  ])('%s reads no file outside the site', async (path) => {
    const { body } = await ask(path);
    expect([PAGE, 'Not found\n', 'Bad request\n']).toContain(body.toString());
  });

  it('refuses /%00', async () => {
    expect((await ask('/%00')).status).toBe(400);
  });

  it.each(['/%zz', '/%E0%A4%A', '/women/%E0%A4%A', '/..%2f%E0%A4%A'])(
    'leaves an invalid escape in a page’s address to the shop: %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([200, PAGE]);
    },
  );

  it("an invalid escape in a file's address is a 404", async () => {
    expect((await ask('/assets/%zz.js')).status).toBe(404);
  });

  it('answers only GET and HEAD', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      `${PAGE.length}`,
    ]);
    const post = await ask('/', { method: 'POST' });
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('compression', () => {
  const path = '/assets/index-AbCd1234.js';
  const accept = (encodings: string, headers: Record<string, string> = {}) =>
    ask(path, { headers: { ...headers, 'accept-encoding': encodings } });

  it('sends brotli, else gzip, else neither', async () => {
    const brotli = await accept('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzipped = await accept('gzip, br;q=0');
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toBe(SCRIPT);
    const plain = await accept('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('does not resend an unchanged file', async () => {
    const { etag } = (await accept('br')).headers;
    const again = await accept('br', { 'if-none-match': String(etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('ranges', () => {
  const path = '/assets/index-AbCd1234.js';
  it.each([
    ['bytes=0-9', 206, 10],
    ['bytes=-5', 206, 5],
    ['bytes=0-99999999999999999999', 206, SCRIPT.length],
    ['bytes=10-5', 416, 0],
    ['bytes=99999999999999999999-', 416, 0],
    ['bytes=0-1,3-4', 200, SCRIPT.length],
    ['items=0-9', 200, SCRIPT.length],
    ['bytes=x', 200, SCRIPT.length],
  ])('%j is answered %i', async (range, status, length) => {
    const answer = await ask(path, { headers: { range } });
    expect([answer.status, answer.body.length]).toEqual([status, length]);
    expect((await ask(path)).status).toBe(200);
  });

  it('answers a conditional range with the whole file', async () => {
    const headers = { range: 'bytes=0-9', 'if-range': '"older"' };
    expect((await ask(path, { headers })).status).toBe(200);
  });
});

describe('collected events of the demo', () => {
  const event = { id: 'e1', at: 1, visitor: 'v', event: { name: 'search', params: { a: 1 } } };
  const collect = (events: unknown, headers: Record<string, string> = {}) =>
    ask('/collect', { method: 'POST', body: JSON.stringify({ events }), headers });

  it('are refused from a page of another origin', async () => {
    const origin = 'https://evil.example';
    expect((await collect([event], { origin })).status).toBe(403);
    expect(JSON.parse((await ask('/collect')).body.toString())).toEqual([]);
  });

  it('are rejected if nested too deeply or too long, and accepted afterwards', async () => {
    const deep = `{"events":[{"id":"d","at":1,"visitor":"v","event":{"name":"x","params":{"a":${'['.repeat(99_000)}${']'.repeat(99_000)}}}}]}`;
    expect((await ask('/collect', { method: 'POST', body: deep })).status).toBe(400);
    expect((await collect([{ ...event, visitor: 'x'.repeat(1_000_000) }])).status).toBe(413);
    expect((await collect([event])).status).toBe(204);
    expect(JSON.parse((await ask('/collect')).body.toString())).toEqual([event]);
  });
});

it('a file that becomes unreadable is a 404, and the site continues', async () => {
  // Listed but unreadable, like a file removed a moment later.
  mkdirSync(join(folder, 'assets/leaving-AbCd1234.js.br'));
  writeFileSync(join(folder, 'assets/leaving-AbCd1234.js'), SCRIPT);
  const headers = { 'accept-encoding': 'br' };
  const { status, body } = await ask('/assets/leaving-AbCd1234.js', { headers });
  expect([status, body.toString()]).toEqual([404, 'Not found\n']);
  expect((await ask('/')).status).toBe(200);
});

describe('headers', () => {
  it('every document carries the content policy, and every answer forbids guessing types', async () => {
    for (const path of ['/', '/pictures/gone.avif', '/assets/gone-AbCd1234.js', '/%zz']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(
        "require-trusted-types-for 'script'; trusted-types selvedge-scripts selvedge-data selvedge-worker",
      );
      expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    for (const path of ['/assets/index-AbCd1234.js', '/wcs/x']) {
      const { headers } = await ask(path);
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).not.toHaveProperty('permissions-policy');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });
});

it('an answer over https, through the host’s proxy, sets HSTS', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const secure = await ask('/', { headers });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
});

it('requests of a page do not have its address as referrer', async () => {
  expect((await ask('/?krypto=s3cret')).headers['referrer-policy']).toBe('strict-origin');
});

describe('backend', () => {
  it('without one its addresses answer in the format of its errors', async () => {
    const { status, body } = await ask('/wcs/resources/store/10151/userinfo/@self');
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toMatchObject({ errors: [{ errorKey: 'NO_BACKEND' }] });
  });

  it('CRT-01 drops the connection of a change sent by an unloading demo page', async () => {
    const change = ask('/wcs/resources/store/10151/cart', { method: 'POST', body: '{}' });
    await expect(change).rejects.toThrow('socket hang up');
  });

  it('with one its addresses are proxied, answers are complete, and the page is configured', async () => {
    const { status, headers, body } = await ask('/wcs/x?y=1', {
      port: proxied,
      method: 'POST',
      headers: { 'x-own': 'kept' },
      body: 'sent',
    });
    expect([status, body.toString()]).toEqual([201, 'sent POST /shop/wcs/x?y=1 kept']);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect((await ask('/', { port: proxied })).body.toString()).toContain('content="remote"');
  });

  it.each(['http://other.example/wcs/x?y=1', '/a/../wcs/x?y=1'])(
    '%s is forwarded to the backend only',
    async (path) => {
      const port = await start(
        createSite({ folder, backend: new URL(`http://127.0.0.1:${backend}`) }),
      );
      const { status, body } = await ask(path, { port, headers: { 'x-own': 'kept' } });
      expect([status, body.toString()]).toEqual([201, ' GET /wcs/x?y=1 kept']);
    },
  );

  it('receives no forged headers, and the client’s address as seen by this server', async () => {
    const seen: Record<string, unknown>[] = [];
    const behind = await start((asked, response) => {
      seen.push(asked.headers);
      response.writeHead(200, {
        'content-security-policy': 'default-src *',
        'x-frame-options': 'ALLOW',
        'keep-alive': 'timeout=99',
        'clear-site-data': '"*"',
      });
      response.end('{}');
    });
    const backend = new URL(`http://127.0.0.1:${behind}`);
    const port = await start(createSite({ folder, backend }));
    const { headers } = await ask('/wcs/x', {
      port,
      headers: {
        connection: 'x-hop',
        'x-hop': 'a',
        'x-own': 'kept',
        'x-forwarded-for': '1.2.3.4',
        'x-real-ip': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
        te: 'trailers',
      },
    });
    expect(seen[0]).toMatchObject({ 'x-own': 'kept', 'x-forwarded-for': '127.0.0.1' });
    for (const name of ['x-hop', 'te', 'x-real-ip', 'forwarded'])
      expect(seen[0]).not.toHaveProperty(name);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['clear-site-data']).toBeUndefined();
  });

  it.each(['content-length', 'transfer-encoding'])(
    'receives no body larger than any call’s, by %s',
    async (by) => {
      const headers = by === 'content-length' ? {} : { 'transfer-encoding': 'chunked' };
      const body = 'x'.repeat(26 * 1024 * 1024);
      const answer = await ask('/wcs/x', { port: proxied, method: 'POST', body, headers });
      expect(answer.status).toBe(413);
    },
  );

  it('receives no methods that no call uses', async () => {
    expect((await ask('/wcs/x', { port: proxied, method: 'TRACE' })).status).toBe(405);
  });

  it('the backend may be an IP address', async () => {
    const behind = await listen((_, response) => response.end('here'), { port: 0, host: '::1' });
    open.push(behind.close);
    const backend = new URL(`http://[::1]:${behind.port}`);
    const port = await start(createSite({ folder, backend }));
    expect((await ask('/wcs/x', { port })).body.toString()).toBe('here');
  });

  it('returns an error if the backend does not answer', async () => {
    const { port, close } = await listen(() => undefined, { port: 0 });
    await close();
    const orphan = await start(
      createSite({ folder, backend: new URL(`http://127.0.0.1:${port}`) }),
    );
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { status, body } = await ask('/api/x', { port: orphan });
    expect(told).toHaveBeenCalledWith('The backend does not answer:', expect.any(String));
    told.mockRestore();
    expect(status).toBe(502);
    expect(JSON.parse(body.toString())).toMatchObject({
      errors: [{ errorKey: 'BACKEND_UNREACHABLE' }],
    });
    expect(body.toString()).not.toContain(String(port));
  });
});

it('reports a used port by its code', async () => {
  await expect(listen(() => undefined, { port: site })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

it('a port used on one of the two addresses counts as used', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '::1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await expect(listen(() => undefined, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});

describe('a release', () => {
  it('frames nothing and cannot be framed, has no simulated provider, and reports violations', async () => {
    const release = mkdtempSync(join(tmpdir(), 'release-'));
    writeFileSync(join(release, 'index.html'), PAGE);
    const port = await start(
      createSite({ folder: release, reportTo: new URL('https://reports.example/csp') }),
    );
    const { headers, body } = await ask('/provider/paypal', { port });
    rmSync(release, { recursive: true });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(["frame-ancestors 'none'", "media-src 'self'"]));
    expect(policy).toEqual(
      expect.arrayContaining(['report-to policy', 'report-uri https://reports.example/csp']),
    );
    expect(policy.join()).not.toMatch(/frame-src|selvedge-worker/);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['reporting-endpoints']).toBe('policy="https://reports.example/csp"');
    expect(body.toString()).toBe(PAGE);
  });

  it('is distinguished from the demo, which its studio frames', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toContain('report');
  });
});
