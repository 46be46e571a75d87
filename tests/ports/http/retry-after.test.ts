import { expect, it, vi } from 'vitest';
import { callFx } from '#src/ports/http/call.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { secondsToWait } from '#src/ports/http/retry-after.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { SITE, callTo } from './test-call.ts';

const NOW = Date.UTC(2026, 10, 22, 12, 0, 0);
const waits = (headers: Record<string, string>) => secondsToWait(new Headers(headers), () => NOW);

it.each([
  ['seconds', { 'retry-after': '120' }, 120],
  ['seconds with blanks', { 'retry-after': ' 7 ' }, 7],
  ['a date', { 'retry-after': 'Sun, 22 Nov 2026 12:04:00 GMT' }, 240],
  [
    'a date by a clock that differs from ours',
    { 'retry-after': 'Sun, 22 Nov 2026 15:04:00 GMT', date: 'Sun, 22 Nov 2026 15:00:00 GMT' },
    240,
  ],
  ['none at all: a second', { 'retry-after': '0' }, 1],
  ['a past date: a second', { 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' }, 1],
  ['far too many: an hour', { 'retry-after': '999999999' }, 3600],
  ['a date years ahead: an hour', { 'retry-after': 'Sun, 22 Nov 2099 12:00:00 GMT' }, 3600],
])('SES-08 reads the wait of a 429: %s', (_, headers, seconds) => {
  expect(waits(headers)).toBe(seconds);
});

it.each([
  '',
  'soon',
  '-5',
  '1.5',
  '1e9',
  '9999999999',
  'NaN',
  '0x10',
  '2026-11-22T12:04:00Z',
  '12, 13',
])('SES-08 waits a minute for the invalid “%s”', (text) => {
  expect(waits({ 'retry-after': text })).toBe(60);
  expect(waits({})).toBe(60);
});

const asked = callFx(callTo('commerce', { name: 'test.throttled' }));

const handlerOver = (fetch: typeof globalThis.fetch, gate = createSessionGate()) =>
  httpHandlers({ ...SITE, fetch }, gate).get(asked);

const throttled = (errorKey = '_ERR_TOO_MANY_ATTEMPTS') =>
  Response.json({ errors: [{ errorKey }] }, { status: 429, headers: { 'retry-after': '90' } });

it("ERR-01 reads a 429 as a failure of its own kind, with the backend's errors", async () => {
  const handler = handlerOver(async () => throttled());
  await expect(handler?.({})).rejects.toEqual({
    kind: 'throttled',
    status: 429,
    seconds: 90,
    errors: [{ errorKey: '_ERR_TOO_MANY_ATTEMPTS', errorParameters: [] }],
  });
});

it('ERR-01 reads a 429 with an unreadable body as one too', async () => {
  const handler = handlerOver(async () => new Response('<html>', { status: 429 }));
  await expect(handler?.({})).rejects.toEqual({
    kind: 'throttled',
    status: 429,
    seconds: 60,
    errors: [],
  });
});

it('SES-08 does not repeat a 429, with any key', async () => {
  const fetch = vi.fn(async () => throttled('_ERR_DIDNT_LOGON'));
  await expect(handlerOver(fetch)?.({})).rejects.toMatchObject({ kind: 'throttled' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('SES-08 ends the repetitions at a 429', async () => {
  const gate = createSessionGate();
  gate.onRefused = () => void Promise.resolve().then(() => gate.resume('repeat'));
  const fetch = vi
    .fn<() => Promise<Response>>()
    .mockImplementationOnce(async () =>
      Response.json({ errors: [{ errorKey: '_ERR_DIDNT_LOGON' }] }, { status: 401 }),
    )
    .mockImplementation(async () => throttled());
  await expect(handlerOver(fetch, gate)?.({})).rejects.toMatchObject({ kind: 'throttled' });
  expect(fetch).toHaveBeenCalledTimes(2);
});
