// @alone
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '#harness/config/turn.ts';
import { contentPathOf } from '#src/content/paths.ts';
import { comingShell } from '#src/server/document.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { BRANDS } from '../journeys/support/brands.ts';
import { pagesOf } from '../journeys/support/page-kinds.ts';
import { faultsOf } from '../journeys/support/validity.ts';
import { inside, storefrontOver } from './storefront-over.ts';

const { see } = storefrontOver(inside);

beforeAll(() => fetchAllViews(), 60_000);

for (const brand of BRANDS) {
  describe.each(['GB', 'DE', 'FR'])(`${brand.name} in %s`, (country) => {
    const label = country === 'GB' ? '' : `${country.toLowerCase()}.`;
    const site = storeOfCountry(brand.host === '' ? 'rl' : 'hm', country);
    const texts = ['imprint', 'privacy', 'customer-service'] as const;
    const pages = [
      // With a product named in its query a page is somebody's own.
      ...pagesOf(brand).map(([name, path]) => [name, path.replace(/\?product=.*/, '')]),
      ...texts.map((kind): [string, string] => [`${kind} here`, contentPathOf(site, kind)]),
      ['gone for good', brand.host === '' ? '/old-rl9001raw' : '/old-hm9001nvy'],
      ['filtered', '/women?maincolour=blue&_sort_=price-asc&page=2'],
      ['first step of the purchase', '/checkout/login'],
    ];

    it.each(inTurn(pages))('%s is valid HTML, with and without script', async (_, path = '') => {
      const { html } = await see(`http://${label}${brand.host}localhost:4321${path}`);
      const bare = html.replaceAll(/<\/?noscript>/g, '');
      const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
      expect(faultsOf(scripted)).toEqual([]);
      expect(faultsOf(bare)).toEqual([]);
    });
  });
}

it('what stands in place of a document on its way is as valid as the shell', () => {
  const shell = readFileSync('src/index.html', 'utf8');
  expect(comingShell(shell)).not.toBe(shell);
  expect(faultsOf(comingShell(shell))).toEqual(faultsOf(shell));
});
