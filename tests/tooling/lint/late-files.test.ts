import { testRule } from './rule-tester.ts';

const view = 'src/cart/view/Bag.tsx';

testRule('late-files', {
  valid: [
    { filename: view, code: `const A = lazyView(() => import('./A.tsx'), 'A');` },
    { filename: view, code: `const A = lazyView(() => withMore(import('./A.tsx')), 'A');` },
    {
      filename: view,
      code: `async function f() { const { a } = await importWithRetry(() => import('./a.ts')); }`,
    },
    { filename: view, code: `type A = typeof import('./a.ts');` },
    {
      filename: 'src/cart/bag/promotion-api.ts',
      code: `const contracts = () => import('./response.ts');`,
    },
    { filename: 'harness/one.ts', code: `await import('./two.ts');` },
  ],
  invalid: [
    {
      filename: view,
      code: `import('./a.ts').then(show);`,
      errors: [/^No import\(\) of its own/],
    },
    {
      filename: 'src/cart/model.ts',
      code: `importWithRetry(load); const load = () => import('./a.ts');`,
      errors: [/^No import\(\) of its own/],
    },
  ],
});
