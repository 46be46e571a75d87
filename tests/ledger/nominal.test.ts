import { expect, it } from 'vitest';
import { isNominal } from '#harness/ledger/nominal.ts';

const IMPORT = "import { SIX } from '#src/six.ts';";

it.each([
  ['a number', `it('is six (6)', () => expect(SIX).toBe(6));`, true],
  ['a destructured list', `it('a', () => expect(ALL.map(({ id }) => id)).toEqual([1]));`, true],
  ['a result of a rule', `it('a', () => expect(taxOf(1)).toBe(6));`, false],
  [
    'a result at the top of the file',
    `const tax = taxOf(1);\nit('a', () => expect(tax).toBe(6));`,
    false,
  ],
  ['an awaited value', `it('a', async () => expect(await tax).toBe(6));`, false],
  ['a view', `it('a', () => expect(<Bag />).toBe(6));`, false],
])('detects a nominal test of %s: %s', (_, code, isInName) => {
  const file = `${IMPORT}\n${code}`;
  expect(isNominal(file, file.split('\n').length)).toBe(isInName);
});
