import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { comingShell } from '#src/server/document.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { BRANDS } from '../journeys/support/brands.ts';
import { faultsOf } from '../journeys/support/validity.ts';
import { COUNTRIES, documentsOf } from './documents-of.ts';
import { inside, storefrontOver } from './storefront-over.ts';

const { see } = storefrontOver(inside);

beforeAll(() => fetchAllViews(), 60_000);

for (const brand of BRANDS)
  describe.each(COUNTRIES)(`${brand.name} in %s`, (country) => {
    it.each(sample(documentsOf(brand, country), 1))(
      '%s is valid HTML, with and without script',
      async (_, address) => {
        const { html } = await see(address);
        const bare = html.replaceAll(/<\/?noscript>/g, '');
        const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
        expect(faultsOf(scripted)).toEqual([]);
        expect(faultsOf(bare)).toEqual([]);
      },
    );
  });

it('has a placeholder for a rendering document that is as valid as the shell', () => {
  const shell = readFileSync('src/index.html', 'utf8');
  expect(comingShell(shell)).not.toBe(shell);
  expect(faultsOf(comingShell(shell))).toEqual(faultsOf(shell));
});
