import { array, object, string, type } from 'superstruct';
import { expect, it, vi } from 'vitest';
import { fetchWithTimeout } from '#src/ports/browser/fetch-with-timeout.ts';
import { callFx } from '#src/ports/http/call.ts';
import { CallError } from '#src/ports/http/errors.ts';
import { httpHandlers, performCall } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { SITE, callTo } from './test-call.ts';

const nothingAsked = callFx(callTo('app', { name: 'test.nothingAsked', method: 'DELETE' }));
const listAsked = callFx(
  callTo('app', {
    name: 'test.listAsked',
    contract: {
      answer: type({ names: array(string()) }),
      read: ({ names }) => {
        if (names.length === 0) throw new RangeError('no names');
        return { names };
      },
    },
    value: object({ names: array(string()) }),
  }),
);
const signInCall = callTo('commerce', { name: 'test.makes', method: 'POST', session: 'makes' });
const signInAsked = callFx(signInCall);

/** Outcome of a call for an answer of the backend. */
async function outcome(
  effect: typeof nothingAsked,
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  const handler = httpHandlers({ ...SITE, fetch, origin: 'http://backend.example' }).get(effect);
  try {
    return { done: await handler?.({}) };
  } catch (error) {
    return { fail: error };
  }
}

function answering(status: number, body: string | null, headers = {}): typeof globalThis.fetch {
  return async () => new Response(body, { status, headers });
}

it('accepts success without a body if no data is expected', async () => {
  expect(await outcome(nothingAsked, answering(204, null))).toEqual({ done: {} });
  expect(await outcome(nothingAsked, answering(200, ''))).toEqual({ done: {} });
});

it.each([
  ['an empty body', '', 'names: expected array'],
  ['a page', '<!doctype html><title>Sign in to this network</title>', 'the answer is not JSON'],
  ['half an answer', '{"names":["Ro', 'the answer is not JSON'],
  ['null', 'null', 'answer: expected type'],
  ['a text', '"names"', 'answer: expected type'],
  ['other data', '{"names":"Rosa Klein"}', 'names: expected array'],
  ['an unreadable value', '{"names":[]}', 'the answer cannot be read'],
])(
  'rejects %s instead of an answer as malformed, without quoting it',
  async (_name, body, reason) => {
    expect(await outcome(listAsked, answering(200, body))).toEqual({
      fail: { kind: 'malformed', status: 200, reason },
    });
  },
);

it('ignores the content type', async () => {
  const fetch = answering(200, '{"names":["one"]}', { 'content-type': 'text/plain' });
  expect(await outcome(listAsked, fetch)).toEqual({ done: { names: ['one'] } });
});

it.each([
  ['an error page', '<h1>Bad gateway</h1>'],
  ['an empty body', ''],
  ['no list', '{"errors":"all of it"}'],
  ['entries without a key', '{"errors":[null,7,{"errorMessage":"?"}]}'],
])('reads an error status with %s as an error without entries', async (_name, body) => {
  expect(await outcome(listAsked, answering(502, body))).toEqual({
    fail: { kind: 'http', status: 502, errors: [] },
  });
});

it('reads an error with any parameters', async () => {
  const body = '{"errors":[{"errorKey":"K","errorParameters":["a",7,{"toString":1},null]}]}';
  const failed = await outcome(listAsked, answering(400, body));
  expect(failed).toEqual({
    fail: {
      kind: 'http',
      status: 400,
      errors: [{ errorKey: 'K', errorParameters: ['a', '7', '', ''] }],
    },
  });
  expect(CallError.is((failed as { fail: unknown }).fail)).toBe(true);
});

it('rejects a missing answer as a network error', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await outcome(listAsked, fetch)).toEqual({ fail: { kind: 'network' } });
});

it('gives up on a missing answer after a timeout', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_input: unknown, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  });
  const waiting = outcome(listAsked, fetchWithTimeout(Promise.resolve()));
  await Promise.resolve();
  patience.abort();
  expect(await waiting).toEqual({ fail: { kind: 'network' } });
});

it('sends nothing before the backend is ready', async () => {
  const fetched = vi.fn(answering(204, null));
  vi.stubGlobal('fetch', fetched);
  let resolve = () => undefined as void;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  const waiting = outcome(nothingAsked, fetchWithTimeout(promise));
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  resolve();
  expect(await waiting).toEqual({ done: {} });
});

it.each([
  ['too long by its header', '{"names":[]}', { 'content-length': '9000000' }],
  ['too long', JSON.stringify({ names: ['x'.repeat(8_000_001)] }), {}],
])('rejects an answer that is %s with a typed error', async (_, body, headers) => {
  expect(await outcome(listAsked, answering(200, body, headers))).toEqual({
    fail: { kind: 'malformed', status: 200, reason: expect.any(String) },
  });
});

it('rejects an interrupted answer as a network error', async () => {
  const fetch: typeof globalThis.fetch = async () =>
    new Response(
      new ReadableStream({
        start: (stream) => stream.error(new TypeError('terminated')),
      }),
    );
  expect(await outcome(listAsked, fetch)).toEqual({ fail: { kind: 'network' } });
});

it.each([401, 403, 500])('SES-21 FTL-01 rejects status %i with any body', async (status) => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
  const bodies = [broken, '<html>', '', 'x'.repeat(8_000_001)];
  for (const body of bodies)
    expect(await outcome(signInAsked, async () => new Response(body, { status }))).toEqual({
      fail: { kind: 'http', status, errors: [] },
    });
});

it.each(['a\nb', '', 'to ken', '{"a":1}'])(
  'SES-06 does not send an invalid token (%j)',
  async (token) => {
    const gate = createSessionGate();
    const authorization: (string | null)[] = [];
    const environment = {
      fetch: (async (_url, init) => {
        authorization.push(new Headers(init?.headers).get('authorization'));
        return new Response(JSON.stringify({ token }));
      }) as typeof globalThis.fetch,
      ...SITE,
    };
    for (let call = 0; call < 2; call++) await performCall(signInCall, {}, environment, gate);
    expect(authorization).toEqual([null, null]);
  },
);

const remembered = callTo('transformer', {
  isRemembered: true,
  contract: { answer: type({ name: string() }), read: ({ name }) => ({ name }) },
  value: object({ name: string() }),
});

it('returns the last answer of this visit while offline, and the newest online', async () => {
  const answers = [json({ name: 'first' }), undefined, json({ name: 'second' }), undefined];
  const environment = {
    fetch: async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')),
    ...SITE,
    origin: 'http://backend.example',
    seen: new Map(),
  };
  const ask = () => performCall(remembered, {}, environment, createSessionGate());
  expect(await ask()).toEqual({ name: 'first' });
  expect(await ask()).toEqual({ name: 'first' });
  expect(await ask()).toEqual({ name: 'second' });
  expect(await ask()).toEqual({ name: 'second' });
});

it("loads a mutation's contract before sending it, and sends nothing if that fails", async () => {
  const fetch = vi.fn(async () => json({}));
  const change = callTo('app', {
    method: 'POST',
    contract: () => Promise.reject(new Error('404')),
  });
  const made = performCall(change, {}, { ...SITE, fetch }, createSessionGate());
  await expect(made).rejects.toEqual({ kind: 'network' });
  expect(fetch).not.toHaveBeenCalled();
});

function json(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
}
