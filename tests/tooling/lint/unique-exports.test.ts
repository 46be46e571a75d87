import { testRule } from './rule-tester.ts';

const bag = 'src/cart/bag.ts';

testRule('unique-exports', {
  valid: [
    { filename: bag, code: `export const Line = 1; export type Line = number;` },
    {
      filename: bag,
      code: `const line = 1;`,
      beside: { 'src/order/line.ts': `export const line = 2;` },
    },
    {
      filename: 'src/app/views.ts',
      code: `export const BagPage = lazyView(() => import('../cart/BagPage.tsx'), 'BagPage');`,
      beside: { 'src/cart/BagPage.tsx': `export function BagPage() {}` },
    },
    {
      filename: 'tests/bag.ts',
      code: `export const one = 1;`,
      beside: { 'tests/two.ts': `export const one = 2;` },
    },
  ],
  invalid: [
    {
      filename: bag,
      code: `export function totalsOf() {}`,
      beside: { 'src/orders/order.ts': `export const totalsOf = 1;` },
      errors: ['totalsOf is exported by orders/order.ts too: give each meaning a name of its own.'],
    },
    {
      filename: bag,
      code: `export interface Line {}`,
      beside: { 'src/orders/Line.tsx': `export function Line() {}` },
      errors: [/^Line is exported by orders\/Line\.tsx too/],
    },
  ],
});
