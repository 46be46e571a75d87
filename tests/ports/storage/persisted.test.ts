import { type EventCallable, allSettled, fork } from 'effector';
import fc from 'fast-check';
import { array, literal, string } from 'superstruct';
import { expect, it } from 'vitest';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { persistedBy } from '#src/ports/storage/persisted-by.ts';
import { persisted, persistedCookie } from '#src/ports/storage/persisted.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';

const terms = persisted('test.terms', array(string()));
const mark = persisted('test.mark', literal('closed'), { area: 'session', as: 'text' });
const viewed = persistedBy((brand: string) => `test.viewed.${brand}`, array(string()));
const seen = persistedCookie('test_seen', literal('1'), { days: 30 });

async function writtenBy<T>(unit: EventCallable<T>, params: T): Promise<unknown> {
  let written: unknown;
  const write = async (call: unknown) => {
    written = call;
  };
  const scope = fork({
    handlers: [
      [writeStorageFx, write],
      [writeCookieFx, write],
    ],
  });
  await allSettled(unit as EventCallable<unknown>, { scope, params });
  return written;
}

it('keeps a value as JSON and reads it again', async () => {
  const written = await writtenBy(terms.keep, ['jeans', 'tee']);
  expect(written).toEqual({ area: 'local', key: 'test.terms', value: '["jeans","tee"]' });
  expect(terms.read({ 'test.terms': '["jeans","tee"]' })).toEqual(['jeans', 'tee']);
});

it('removes a value', async () => {
  expect(await writtenBy(terms.keep, null)).toEqual({
    area: 'local',
    key: 'test.terms',
    value: null,
  });
});

it('stores a text unchanged, in this tab', async () => {
  expect(await writtenBy(mark.keep, 'closed' as const)).toEqual({
    area: 'session',
    key: 'test.mark',
    value: 'closed',
  });
  expect(mark.read({ 'test.mark': 'closed' })).toBe('closed');
  expect(mark.read({ 'test.mark': '"closed"' })).toBeNull();
  expect(mark.read({})).toBeNull();
});

it('stores values of one kind under their own keys', async () => {
  expect(await writtenBy(viewed.keep, { of: 'rl', value: ['RL01'] })).toEqual({
    area: 'local',
    key: 'test.viewed.rl',
    value: '["RL01"]',
  });
  expect(viewed.read({ 'test.viewed.rl': '["RL01"]' }, 'hm')).toBeNull();
});

it('stores a text in a cookie for some days', async () => {
  expect(await writtenBy(seen.keep, '1' as const)).toEqual({
    name: 'test_seen',
    value: '1',
    days: 30,
  });
  expect(seen.read({ test_seen: '1' })).toBe('1');
});

it.each(['', '{', 'null', '7', '{"0":"jeans"}', '[1]', '["jeans", null]'])(
  'ignores a storage that has %s',
  (text) => {
    expect(terms.read({ 'test.terms': text })).toBeNull();
  },
);

it('reads a list of texts or nothing from any storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = terms.read({ 'test.terms': text });
      expect(read === null || array(string()).is(read)).toBe(true);
    }),
  );
});
