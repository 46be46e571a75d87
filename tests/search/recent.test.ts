import { expect, it } from 'vitest';
import { tidyTerm } from '#src/kernel/personal.ts';
import { believedTerms, withRecent } from '#src/search/recent.ts';

it('SRC-06 terms are lowercased', () => {
  expect(withRecent([], '  Linen   SHIRT ')).toEqual(['linen shirt']);
});

it('SRC-07 stores a term once, as the newest', () => {
  expect(withRecent(['jeans', 'tee'], 'Tee')).toEqual(['tee', 'jeans']);
});

it('SRC-08 stores a term of 40 characters, but no longer one', () => {
  expect(withRecent([], 'x'.repeat(40))).toHaveLength(1);
  expect(withRecent(['tee'], 'x'.repeat(41))).toEqual(['tee']);
  expect(withRecent(['tee'], '   ')).toEqual(['tee']);
});

it('SRC-09 a sixth term replaces the oldest', () => {
  const five = ['e', 'd', 'c', 'b', 'a'];
  expect(withRecent(five, 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('SRC-05 filters stored terms by the rules', () => {
  expect(believedTerms(['Jeans', 'jeans', 'tee'])).toEqual(['jeans', 'tee']);
  expect(believedTerms(Array.from({ length: 90 }, (_, i) => `t${i}`))).toEqual([
    't0',
    't1',
    't2',
    't3',
    't4',
  ]);
  expect(believedTerms(null)).toEqual([]);
});

it('normalizes a term before searching', () => {
  expect(tidyTerm(' <b>Jeans</b>\n now ')).toBe('<b>Jeans</b> now');
});

it.each(['rosa@mail.example', 'mail Rosa@Mail.Example', '4111 1111 1111 1111', '+49 30 123456'])(
  'SRC-05 neither stores %j nor shows it from storage',
  (term) => {
    expect(withRecent(['tee'], term)).toEqual(['tee']);
    expect(believedTerms(['tee', term])).toEqual(['tee']);
  },
);
