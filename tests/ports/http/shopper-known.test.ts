import { describe, expect, it } from 'vitest';
import type { AnyCall, CallBase } from '#src/ports/http/call.ts';
import { performCall } from '#src/ports/http/http.ts';
import { takesSession } from '#src/ports/http/request.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { CONTENT_HEADERS } from '../call-rows/row.ts';
import { everyCall } from '../every-call.ts';
import { SITE, callTo } from './test-call.ts';

const TOKEN = 'bearer-of-this-tab';

const keys = { content: CONTENT_HEADERS, sap: 'sap-key' };

/**
 * Sends a call with a session; returns the shopper's data and API keys that were sent, and the
 * outcome.
 */
async function send(call: AnyCall, answer = new Response('{}')) {
  const gate = createSessionGate();
  gate.token = TOKEN;
  const refused: string[] = [];
  gate.onRefused = ({ call: name }) => {
    refused.push(name);
    gate.resume('give-up');
  };
  const sent: Record<string, string>[] = [];
  const fetch = (async (_url, { headers, credentials } = {}) => {
    const names = ['authorization', 'apikey', ...Object.keys(CONTENT_HEADERS)];
    const given = names.map((name) => [name, new Headers(headers).get(name)] as const);
    const keys = Object.fromEntries(given.filter(([, value]) => value !== null));
    sent.push({ ...keys, cookies: credentials ?? '' });
    return answer;
  }) as typeof globalThis.fetch;
  const outcome = await performCall(call, {}, { ...SITE, keys, fetch }, gate).then(
    (value: unknown) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { sent: sent[0], times: sent.length, refused, outcome };
}

const KNOWN = { authorization: `Bearer ${TOKEN}`, cookies: 'same-origin' };
const STRANGER = { cookies: 'omit' };
const CONTENT = { ...CONTENT_HEADERS, ...STRANGER };

describe('shopper data in requests', () => {
  it.each<[CallBase, Partial<AnyCall>, Record<string, string>]>([
    ['commerce', {}, KNOWN],
    ['commerce', { session: 'free' }, KNOWN],
    ['commerce', { session: 'makes' }, KNOWN],
    ['app', {}, KNOWN],
    ['app', { session: 'free' }, KNOWN],
    ['transformer', {}, STRANGER],
    ['transformer', { session: 'needs' }, KNOWN],
    ['transformer', { apiType: 'mock' }, STRANGER],
    ['recommendations', {}, STRANGER],
    ['content', {}, CONTENT],
    ['seo', {}, STRANGER],
    ['sap', {}, STRANGER],
    ['sap', { apiKey: true }, { apikey: 'sap-key', ...STRANGER }],
  ])(
    'API-02 API-04 API-24 %s %j receives only this of the shopper and of the API keys',
    async (base, rules, given) => {
      expect((await send(callTo(base, rules))).sent).toEqual(given);
    },
  );

  it("API-02 only the bag's digital data have a shopper, of all calls outside commerce and app", () => {
    const others = everyCall.filter(({ base }) => base !== 'commerce' && base !== 'app');
    const known = others.filter(takesSession);
    expect(known.map(({ name, session }) => [name, session])).toEqual([
      ['cart.digitalData', 'needs'],
    ]);
  });
});

describe('refusals that report an expired session', () => {
  const bases: CallBase[] = ['transformer', 'recommendations', 'content', 'seo', 'sap'];
  const expired = '{"errors":[{"errorKey":"_ERR_INVALID_COOKIE"}]}';

  it.each(bases)('SES-21 a 401 of %s fails that call only', async (base) => {
    const { outcome, refused, times } = await send(
      callTo(base),
      new Response(expired, { status: 401 }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'http', status: 401 } });
    expect({ refused, times }).toEqual({ refused: [], times: 1 });
  });

  it.each(bases)('SES-20 an expiry key of %s fails that call only', async (base) => {
    const forbidden = await send(callTo(base), new Response(expired, { status: 403 }));
    expect(forbidden.outcome).toMatchObject({ error: { kind: 'http', status: 403 } });
    const ok = await send(callTo(base), new Response(expired));
    expect(ok.outcome).toEqual({ value: {} });
    expect([...forbidden.refused, ...ok.refused]).toEqual([]);
  });

  it.each<[CallBase, Partial<AnyCall>]>([
    ['commerce', {}],
    ['commerce', { session: 'free' }],
    ['app', {}],
    ['transformer', { session: 'needs' }],
  ])('SES-21 a 401 of %s %j reports expiry', async (base, rules) => {
    const call = callTo(base, rules);
    const { refused } = await send(call, new Response('', { status: 401 }));
    expect(refused).toEqual([call.name]);
  });
});
