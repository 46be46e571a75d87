import { expect, it } from 'vitest';
import { backendScripts, firstLoadScripts, measureScripts } from '#harness/cli/support/bundle.mjs';

const manifest = {
  '_shop-1.js': {
    file: 'assets/shop-1.js',
    name: 'shop',
    imports: ['_runtime-1.js'],
    dynamicImports: [
      '_shop-1.js',
      '_measure-1.js',
      '_late-1.js',
      'cart/CartPage.tsx',
      '../harness/backend/browser.ts',
    ],
  },
  '_runtime-1.js': { file: 'assets/runtime-1.js', imports: ['_tile-1.js'] },
  '_tile-1.js': { file: 'assets/tile-1.js' },
  '_late-1.js': { file: 'assets/late-1.js', name: 'late', imports: ['_shop-1.js'] },
  '_measure-1.js': {
    file: 'assets/measure-1.js',
    name: 'measure',
    imports: ['_shop-1.js', '_late-1.js', '_rules-1.js'],
    dynamicImports: ['analytics/email.ts'],
  },
  '_rules-1.js': { file: 'assets/rules-1.js' },
  'analytics/email.ts': { file: 'assets/email-1.js' },
  'cart/CartPage.tsx': { file: 'assets/CartPage-1.js' },
  '../harness/backend/browser.ts': {
    file: 'assets/backend-1.js',
    imports: ['_shop-1.js', '_world-abc.js', '_msw-1.js'],
    dynamicImports: ['../harness/backend/late.ts', '../harness/backend/purchase-routes.ts'],
  },
  '_world-abc.js': { file: 'assets/world-abc.js' },
  '_msw-1.js': { file: 'assets/msw-1.js' },
  '../harness/backend/late.ts': { file: 'assets/backend-2.js' },
  '../harness/backend/purchase-routes.ts': {
    file: 'assets/purchase-routes-1.js',
    imports: ['../harness/backend/browser.ts'],
  },
};

it('a listing loads the entry, its own page, and their imports', () => {
  expect(firstLoadScripts(manifest)).toEqual([
    'assets/shop-1.js',
    'assets/runtime-1.js',
    'assets/tile-1.js',
  ]);
});

it("the backend's own scripts are those that the shop does not load, without data", () => {
  expect(backendScripts(manifest)).toEqual({
    scripts: ['assets/backend-1.js', 'assets/msw-1.js', 'assets/backend-2.js'],
    data: ['assets/world-abc.js'],
    purchase: ['assets/purchase-routes-1.js'],
  });
});

it('analytics scripts load after consent, without those that the page already has', () => {
  expect(measureScripts(manifest)).toEqual(['assets/measure-1.js', 'assets/rules-1.js']);
});
