import { expect, it } from 'vitest';
import { unusedKeys } from '#harness/texts/unused.ts';

it('a key that no source names is found, computed ones are not', () => {
  expect(unusedKeys(['nobody.asks.for.this'])).toEqual(['nobody.asks.for.this']);
  expect(unusedKeys(['stock.low_one', 'request._ERR_EMAIL_MISSING'])).toEqual([]);
});
