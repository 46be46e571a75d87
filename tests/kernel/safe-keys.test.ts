import { describe, expect, it } from 'vitest';
import { isSafeKey, parseForeign } from '#src/kernel/safe-keys.ts';
import { dictionary } from '#src/kernel/struct.ts';
import { number } from 'superstruct';

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

describe('foreign data', () => {
  it.each(INHERITED)('loses the key %s, in any spelling and at any depth', (name) => {
    const escaped = `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
    for (const key of [name, escaped])
      expect(parseForeign(`{"a":[{"${key}":{"b":1},"c":2}]}`)).toEqual({ a: [{ c: 2 }] });
    expect(isSafeKey(name)).toBe(false);
  });

  it.each(INHERITED)('loses a text that equals %s, because it could become a key', (name) => {
    expect(parseForeign(`{"id":"${name}","ids":["${name}","x"],"t":"a ${name}"}`)).toEqual({
      ids: ['x'],
      t: `a ${name}`,
    });
  });

  it('is otherwise unchanged', () => {
    const text = '{"a":[1,null,"x",{"b":"\\u00fc"}],"c":true}';
    expect(parseForeign(text)).toEqual({ a: [1, null, 'x', { b: 'ü' }], c: true });
    expect(() => parseForeign('{')).toThrow(SyntaxError);
  });

  it('is refused by a dictionary with the same keys', () => {
    for (const name of INHERITED)
      expect(dictionary(number()).is(JSON.parse(`{"${name}":1}`))).toBe(false);
    expect(dictionary(number()).is({ constructors: 1 })).toBe(true);
  });
});
