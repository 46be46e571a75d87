import { expect, it } from 'vitest';
import { filesIn } from '#harness/config/offline-worker.ts';

it('finds the scripts and styles that a shell names, once each', () => {
  const shell = `<link rel="icon" href="/icon.svg" />
    <script type="module" crossorigin src="/assets/index-AbCd1234.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-AbCd1234.js">
    <link rel="modulepreload" crossorigin href="/assets/vendor-AbCd1234.js">
    <link rel="stylesheet" crossorigin href="/assets/shop-AbCd1234.css">`;
  expect(filesIn(shell)).toEqual([
    '/assets/index-AbCd1234.js',
    '/assets/vendor-AbCd1234.js',
    '/assets/shop-AbCd1234.css',
  ]);
});
