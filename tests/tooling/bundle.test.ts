import { expect, it } from 'vitest';
import { backendScripts, listingScripts } from '#harness/cli/bundle.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    imports: ['_react-1.js'],
    dynamicImports: [
      'listing/ListingPage.tsx',
      'cart/CartPage.tsx',
      '../harness/backend/browser.ts',
    ],
  },
  '_react-1.js': { file: 'assets/react-1.js' },
  'listing/ListingPage.tsx': {
    file: 'assets/ListingPage-1.js',
    imports: ['_react-1.js', '_tile-1.js'],
  },
  '_tile-1.js': { file: 'assets/tile-1.js' },
  'cart/CartPage.tsx': { file: 'assets/CartPage-1.js' },
  '../harness/backend/browser.ts': {
    file: 'assets/backend-1.js',
    imports: ['index.html', '_world-abc.js', '_msw-1.js'],
    dynamicImports: ['../harness/backend/late.ts'],
  },
  '_world-abc.js': { file: 'assets/world-abc.js' },
  '_msw-1.js': { file: 'assets/msw-1.js' },
  '../harness/backend/late.ts': { file: 'assets/backend-2.js' },
};

it('a listing loads the entry, what that imports, and its own page', () => {
  expect(listingScripts(manifest)).toEqual([
    'assets/index-1.js',
    'assets/react-1.js',
    'assets/ListingPage-1.js',
    'assets/tile-1.js',
  ]);
});

it("the backend's own scripts are those that the shop does not load, data apart", () => {
  expect(backendScripts(manifest)).toEqual({
    scripts: ['assets/backend-1.js', 'assets/msw-1.js', 'assets/backend-2.js'],
    data: ['assets/world-abc.js'],
  });
});
