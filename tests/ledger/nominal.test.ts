import { expect, it } from 'vitest';
import { nominalTests } from '#harness/ledger/nominal.ts';
import { shopNames } from '#harness/ledger/shop-names.ts';

const names = shopNames([
  {
    file: 'cart/model.ts',
    code: `export const $total = createStore(0);
export const $written = createStore(0);
$written.on(opened, () => 1).reset(closed);
sample({ clock: opened, source: $total, target: [$written, shown] });`,
  },
  { file: 'cart/other.ts', code: `import { $written } from './model.ts';\nexport { $written };` },
  {
    file: 'cart/Bag.tsx',
    code: `export const Bag = () => <><Form title="bag" /><List {...rest} /></>;`,
  },
]);

/** Reasons of the test at the last line but one of a file. */
function reasonsOf(...lines: string[]): string[] {
  return nominalTests('bag.test.tsx', [...lines, ''].join('\n'), names)(lines.length);
}

it('collects the stores that are read and the properties that are passed', () => {
  expect([...names.read]).toEqual(['$total']);
  expect([...names.passed]).toEqual(['Form.title', 'List.*']);
});

it.each([
  ['a number', `it('is six', () => expect(SIX).toBe(6));`],
  ['a list that is taken apart', `it('are', () => expect(ALL.map(({ id }) => id)).toEqual([1]));`],
  ['a constant of the file', `const six = SIX + 0; it('is', () => expect(six).toBe(6));`],
  ['rows of constants', `it.each([[SIX, 6]])('is', (one, other) => expect(one).toBe(other));`],
])('finds a test that asserts on %s', (_what, line) => {
  expect(reasonsOf(line)).toEqual(['asserts on a constant']);
});

it.each([
  ['calls a rule', `it('is', () => expect(taxOf(1)).toBe(6));`],
  ['uses a result of a rule', `const tax = taxOf(1); it('is', () => expect(tax).toBe(6));`],
  [
    'uses what a hook computes',
    `let tax; beforeAll(() => (tax = 1)); it('is', () => expect(tax).toBe(1));`,
  ],
  ['has rows of results', `it.each([[taxOf(1), 6]])('is', (one) => expect(one).toBe(6));`],
  ['waits', `it('is', async () => expect(await tax).toBe(6));`],
  ['renders', `it('is', () => expect(<Bag />).toBe(6));`],
])('takes a test that %s as one of behaviour', (_what, line) => {
  expect(reasonsOf(line)).toEqual([]);
});

it('finds a test that reads only stores which nothing in src reads', () => {
  expect(reasonsOf(`it('is', () => expect(scope.getState($written)).toBe(1));`)).toEqual([
    'reads $written, which nothing in src reads',
  ]);
  expect(reasonsOf(`it('is', () => expect([at($written), at($total)]).toBe(1));`)).toEqual([]);
});

it('finds a test that passes a property which no view passes', () => {
  const test = (view: string) => reasonsOf(`it('is', () => { render(${view}); });`);
  expect(test('<Form method="get" key="a" />')).toEqual([
    'passes Form.method, which nothing in src passes',
  ]);
  expect(test('<Form title="a" />')).toEqual([]);
  expect(test('<List method="get" />')).toEqual([]);
  expect(test('<Unknown method="get" />')).toEqual([]);
});

it('takes the test at the line, the inner one of two', () => {
  const file = nominalTests(
    'a.test.ts',
    `describe('a', () => {
  it('one', () => expect(ONE).toBe(1));
  it('two', () => expect(two()).toBe(2));
});`,
    names,
  );
  expect([1, 2, 3].map((line) => file(line).length)).toEqual([0, 1, 0]);
});
