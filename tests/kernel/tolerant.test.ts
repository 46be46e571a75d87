import { create, integer, is, pattern, string, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { validItems, optionalLenient, present } from '#src/kernel/tolerant.ts';

describe('orNothing', () => {
  const Answer = type({ id: string(), note: optionalLenient(string()) });

  it.each([
    ['right', { id: '7', note: 'new' }, 'new'],
    ['missing', { id: '7' }, undefined],
    ['null', { id: '7', note: null }, undefined],
    ['of another kind', { id: '7', note: { text: 'new' } }, undefined],
  ])('ignores an optional part that is %s', (_name, answer, note) => {
    expect(create(answer, Answer).note).toBe(note);
  });

  it('still requires the required parts', () => {
    expect(() => create({ note: 'new' }, Answer)).toThrow('id');
  });

  it('accepts or ignores a part as a whole', () => {
    const Nested = type({ place: optionalLenient(type({ city: string(), code: string() })) });
    expect(create({ place: { city: 'Bath' } }, Nested).place).toBeUndefined();
  });
});

describe('goodEntries', () => {
  const Answer = type({
    list: validItems(type({ id: string(), rank: optionalLenient(integer()) })),
  });

  it('keeps valid entries in their order', () => {
    const list = [{ id: 'b', rank: '1' }, { rank: 2 }, null, { id: 'a', rank: 3 }];
    expect(create({ list }, Answer).list).toEqual([{ id: 'b' }, { id: 'a', rank: 3 }]);
  });

  it.each([undefined, null, 'none', { length: 1 }])('reads %o as an empty list', (list) => {
    expect(create({ list }, Answer).list).toEqual([]);
  });
});

it('present removes only missing fields', () => {
  const fields = present({ a: 0, b: undefined, c: '', d: null, e: false });
  expect(Object.keys(fields)).toEqual(['a', 'c', 'd', 'e']);
  expect(is(fields, type({ a: integer() }))).toBe(true);
});

it('ignores values without a text like other invalid ones', () => {
  const Part = type({ id: string(), colour: optionalLenient(pattern(string(), /^#[\da-f]{6}$/)) });
  const hostile = { toString: 1, valueOf: 1 };
  expect(create({ id: '7', colour: hostile }, Part)).toEqual({ id: '7', colour: undefined });
  expect(create([{ id: hostile }, { id: '7' }], validItems(Part))).toEqual([
    { id: '7', colour: undefined },
  ]);
});
