import { expect, it } from 'vitest';
import { array, object, string, type } from 'superstruct';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { compileRedactor } from '#src/event-log/redaction.ts';
import { findUnit } from '#src/event-log/units.ts';
import { appStarted } from '#src/ports/start.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { environment } from '#tests/session/shop-scope.ts';

function startOf(storage: Record<string, string>, cookies: Record<string, string> = {}) {
  const declared = findUnit(appStarted.shortName);
  if (declared?.kind !== 'input') throw new Error('The shop has no beginning');
  const payload = { environment: { ...environment, storage, cookies } };
  return (declared.redact!(payload, createPseudonyms()) as typeof payload).environment;
}

it('logs no text of an unknown key', () => {
  const { storage, cookies } = startOf(
    { 'selvedge.someday': 'rosa@mail.example', 'selvedge.viewed.Rosalind': '["Rosalind"]' },
    { selvedge_cin: 'C-4711-Rosalind' },
  );
  expect(Object.values({ ...storage, ...cookies }).join(' ')).not.toMatch(/rosa/i);
});

it('logs plain values unchanged', () => {
  const kept = { 'selvedge.userType': 'guest', 'selvedge.viewed.rl': '["RL0101RIN"]' };
  expect(startOf(kept).storage).toEqual(kept);
  expect(startOf({ 'selvedge.userType': 'rosa@mail.example' }).storage).toEqual({
    'selvedge.userType': '*1',
  });
});

it('logs only the number of measures', () => {
  const kept = { 'selvedge.measures': '{"waist":81.3,"neck":38.7}' };
  expect(startOf(kept).storage).toEqual({ 'selvedge.measures': '{"waist":80,"neck":40}' });
  expect(startOf({ 'selvedge.measures': '"rosalind ash"' }).storage).not.toHaveProperty(
    ['selvedge.measures'],
    expect.stringContaining('rosalind'),
  );
});

it('SRC-05 logs as many terms as there are recent searches', () => {
  const { storage } = startOf({ 'selvedge.recentSearches': '["rosalind ash","blue jeans"]' });
  const text = storage['selvedge.recentSearches'] ?? '';
  expect(text).not.toMatch(/rosa|jeans/);
  const [one, other] = JSON.parse(text) as string[];
  expect(one).not.toBe(other);
  expect(startOf({ 'selvedge.recentSearches': '{"rosalind":' }).storage).not.toHaveProperty(
    ['selvedge.recentSearches'],
    expect.stringContaining('rosalind'),
  );
});

it.each([
  [writeStorageFx, { area: 'local', key: 'selvedge.recentSearches', value: '["rosalind ash"]' }],
  [writeStorageFx, { area: 'local', key: 'selvedge.someday', value: 'rosalind ash' }],
  [writeCookieFx, { name: 'xcomreg', value: 'rosalind@ash', days: 30 }],
])('%s keeps the written value out of the log', ({ shortName }, params) => {
  const declared = findUnit(shortName);
  if (declared?.kind !== 'port') throw new Error('There is no such port');
  const shown = declared.params.redact?.(params, createPseudonyms());
  expect(shown).toMatchObject({
    ...params,
    value: expect.not.stringMatching(/rosalind/) as string,
  });
  expect(declared.params.redact?.({ ...params, value: null }, createPseudonyms())).toEqual({
    ...params,
    value: null,
  });
});

it('treats keys that reach a prototype as texts', () => {
  const redact = compileRedactor(type({ list: array(object({ key: string() })) }), 'x');
  expect(redact).toBeNull();
  const storage = JSON.parse('{"constructor":"rosalind","toString":"rosalind"}') as Record<
    string,
    string
  >;
  expect(JSON.stringify(startOf(storage).storage)).not.toContain('rosalind');
});
