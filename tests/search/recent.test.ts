import { expect, it } from 'vitest';
import { tidyTerm } from '#src/kernel/personal.ts';
import { believedTerms, withRecent } from '#src/search/recent.ts';

it('SRC-06 terms are lowercased', () => {
  expect(withRecent([], '  Linen   SHIRT ')).toEqual(['linen shirt']);
});

it('SRC-07 a term comes once, as the newest', () => {
  expect(withRecent(['jeans', 'tee'], 'Tee')).toEqual(['tee', 'jeans']);
});

it('SRC-08 a term of 40 characters is kept, a longer one is not', () => {
  expect(withRecent([], 'x'.repeat(40))).toHaveLength(1);
  expect(withRecent(['tee'], 'x'.repeat(41))).toEqual(['tee']);
  expect(withRecent(['tee'], '   ')).toEqual(['tee']);
});

it('SRC-09 a sixth term pushes out the oldest', () => {
  const five = ['e', 'd', 'c', 'b', 'a'];
  expect(withRecent(five, 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('SRC-05 storage is believed as far as it obeys the rules', () => {
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

it('a term is tidied before it is searched for', () => {
  expect(tidyTerm(' <b>Jeans</b>\n now ')).toBe('<b>Jeans</b> now');
});

it.each(['rosa@mail.example', 'mail Rosa@Mail.Example', '4111 1111 1111 1111', '+49 30 123456'])(
  'SRC-05 %j is kept by nobody, nor shown where it was kept before',
  (term) => {
    expect(withRecent(['tee'], term)).toEqual(['tee']);
    expect(believedTerms(['tee', term])).toEqual(['tee']);
  },
);
