import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { STORE } from './client.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  const rules = [{ on: 'GET /products/RL0101MID', then: 'unreachable' as const }];
  server = createServer(createBackendListener({ seed: 1, rules }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Reads the whole answer to free its connection. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const { status, headers } = response;
  return new Response((await response.text()) || null, { status, headers });
}

it('stores the session in an HttpOnly cookie', async () => {
  const created = await ask(`${STORE}/guestidentity?updateCookies=true`, { method: 'POST' });
  const cookie = created.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^WC_SESSION=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  const info: any = await (await ask(`${STORE}/userinfo/@self`, { headers })).json(); // any: raw answer
  expect(info.userType).toBe('guest');
  const ended = await ask(`${STORE}/guestidentity/@self`, { method: 'DELETE', headers });
  expect(ended.headers.get('set-cookie')).toBeNull();
  expect((await ask(`${STORE}/userinfo/@self`, { headers })).status).toBe(401);
});

it.each([
  ['true', /; Max-Age=2592000$/],
  ['false', /; SameSite=Lax$/],
])(
  'AUT-18 API-36 rememberMe=%s sets the cookie’s age, and signing out clears it',
  async (rememberMe, end) => {
    const { email, password } = DEMO_ACCOUNTS.jonas;
    const signedIn = await ask(`${STORE}/loginidentity?rememberMe=${rememberMe}`, {
      method: 'POST',
      body: JSON.stringify({ logonId: email, logonPassword: password }),
    });
    const cookie = signedIn.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(end);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const ended = await ask(`${STORE}/loginidentity/@self`, { method: 'DELETE', headers });
    expect(ended.headers.get('set-cookie')).toMatch(/^WC_SESSION=; Path=\/.*Max-Age=0/);
  },
);

it.each([
  ['http://localhost:4321', true],
  ['http://de.rivet.localhost:80', true],
  ['http://127.0.0.1:5173', true],
  ['https://shop.example', false],
  ['http://localhost.evil.example', false],
  ['null', false],
])('a page of %s may call the backend: %s', async (origin, may) => {
  const preflight = await ask(`${STORE}/cart`, { method: 'OPTIONS', headers: { origin } });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(may ? origin : null);
  if (may) expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
});

it('reads a too large body to its end before refusing it', async () => {
  const body = 'x'.repeat(20_000_000);
  const socket = connect(port, '127.0.0.1');
  const head = `POST ${STORE}/cart HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`;
  const written = new Promise<Error | null | undefined>((resolve) => {
    socket.on('error', resolve);
    socket.write(head + body, resolve);
  });
  expect(await written).toBeFalsy();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

it('closes the connection without an answer when the backend is unreachable', async () => {
  await expect(ask('/transformer/products/RL0101MID')).rejects.toThrow('fetch failed');
});
