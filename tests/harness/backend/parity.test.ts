import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDBFactory } from 'fake-indexeddb';
import { getResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedBackend } from '#harness/backend/embedded.ts';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { createInProcessBackend, type BackendOptions } from '#harness/backend/in-process.ts';
import { openWorldStorage } from '#harness/backend/kept-world.ts';
import { mswHandlers } from '#harness/backend/msw-handlers.ts';
import { EXPIRING, EXPIRING_MS, EXPIRING_RULES, shop, type Answer } from './shopping.ts';
import { visit, VISITS } from './visits.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

type Adapter = (options?: Partial<BackendOptions>) => Promise<typeof fetch> | typeof fetch;

function inProcess(options: Partial<BackendOptions> = {}): typeof fetch {
  return createInProcessBackend({ seed: 1, ...options }).fetch;
}

async function overHttp(options: Partial<BackendOptions> = {}): Promise<typeof fetch> {
  const server = createServer(createBackendListener({ seed: 1, ...options }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  return (input, init) => fetch(new URL(input as string, `http://127.0.0.1:${port}`), init);
}

function throughMsw(options: Partial<BackendOptions> = {}): typeof fetch {
  const handlers = mswHandlers(
    createEmbeddedBackend({
      seed: 1,
      storage: openWorldStorage((error) => {
        throw error;
      }),
      exclusively: (work) => work(),
      ...options,
    }),
  );
  return async (input, init) => {
    const request = new Request(new URL(input as string, 'http://shop.example'), init);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error('The request has passed through');
    return response;
  };
}

async function expire(adapter: Adapter): Promise<Answer[]> {
  const clock = { now: 0 };
  const now = () => clock.now;
  const options = { now, sessionMs: EXPIRING_MS, rules: EXPIRING_RULES };
  return shop(await adapter(options), EXPIRING, (ms) => {
    clock.now += ms;
  });
}

/** False for reports: a separate service receives them. */
function isOfBackend({ url }: { url: string }): boolean {
  return !url.startsWith('/reports/');
}

/** Sends the requests of a visit again. */
async function repeat(fetchIt: typeof fetch, { exchanges }: Awaited<ReturnType<typeof visit>>) {
  const answers: Answer[] = [];
  for (const { url, init } of exchanges.filter(isOfBackend)) {
    const response = await fetchIt(url, init);
    answers.push({ status: response.status, body: await response.json() });
  }
  return answers;
}

describe('the adapters', () => {
  let expected: Answer[];
  let expiring: Answer[];
  beforeAll(async () => {
    expected = await shop(inProcess());
    expiring = await expire(inProcess);
  });

  it('SES-19 the visit covers every kind of session end, and keeps the bag', () => {
    const keys = expiring.map(({ body }) => {
      const { errors, itemCount } = body as { errors?: { errorKey: string }[]; itemCount?: number };
      return errors?.[0]?.errorKey ?? itemCount ?? 'fine';
    });
    const [partial, time] = [
      'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED',
      '_ERR_EXPIRED_ACTIVITY_TOKEN',
    ];
    expect(keys.slice(0, 8)).toEqual(['fine', 'fine', 2, 'fine', partial, partial, 'fine', 2]);
    expect(keys.slice(8, 15)).toEqual([time, time, 'fine', 'fine', 2, 'fine', time]);
    expect(keys.slice(15)).toEqual([
      'fine',
      2,
      'fine',
      'ERR_COOKIE_EXPIRED',
      'fine',
      '_ERR_DIDNT_LOGON',
      'fine',
      2,
      'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH',
      'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH',
    ]);
  });

  it.each([
    ['stand-alone over HTTP', overHttp],
    ['through MSW, as in the browser,', throughMsw],
  ] as [string, Adapter][])('%s answers like the in-process backend', async (_, adapter) => {
    expect(await shop(await adapter())).toEqual(expected);
    globalThis.indexedDB = new IDBFactory();
    expect(await expire(adapter)).toEqual(expiring);
    for (const [, country, steps] of VISITS) {
      globalThis.indexedDB = new IDBFactory();
      const made = await visit(country, steps);
      const answers = await repeat(await adapter(), made);
      const expectedAnswers = made.exchanges.filter(isOfBackend).map(({ answer }) => answer);
      expect(answers).toEqual(expectedAnswers);
    }
  });

  it.each([
    ['in process', inProcess],
    ['stand-alone over HTTP', overHttp],
    ['through MSW', throughMsw],
  ] as [string, Adapter][])('%s sets no cookie with a lost answer', async (_, adapter) => {
    const rules = [{ on: 'POST /guestidentity', call: 1, then: 'lost' as const }];
    const send = await adapter({ rules });
    const [lost] = EXPIRING;
    const first = await send(lost?.url ?? '', { method: 'POST' }).catch(() => undefined);
    expect(first?.ok ?? false).toBe(false);
    expect((await shop(send, EXPIRING.slice(3, 4)))[0]?.status).toBe(401);
  });
});

it('gives the same answers for the same seed and requests, and other numbers for another seed', async () => {
  const first = await shop(inProcess({ seed: 7 }));
  expect(await shop(inProcess({ seed: 7 }))).toEqual(first);
  expect(await shop(inProcess({ seed: 8 }))).not.toEqual(first);
});
