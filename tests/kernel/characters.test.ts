import { expect, it } from 'vitest';
import { charactersIn } from '#src/kernel/characters.ts';

it('VAL-21 stops counting above the limit', () => {
  expect(charactersIn('é'.repeat(10_000), 25)).toBe(26);
  expect(charactersIn('é'.repeat(25), 25)).toBe(25);
});

it.each([
  ['ada', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
  ['क्षि', 1],
  [`e${'\u0301'.repeat(15)}`, 1],
  [`e${'\u0301'.repeat(16)}`, 17],
  ['\u0301'.repeat(10_000), 10_000],
])('VAL-21 %j has %i characters', (text, count) => {
  expect(charactersIn(text)).toBe(count);
});
