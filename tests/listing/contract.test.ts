import { expect, it } from 'vitest';
import * as listing from '#src/listing/contract.ts';
import { createClient } from '#tests/harness/backend/client.ts';
import { readAnswer } from '#tests/read-answer.ts';

it('ENT-20 ENT-21 every listing of both brands', async () => {
  const client = createClient();
  for (const store of ['RL-GB', 'RL-HU', 'HM-DE', 'HM-CH']) {
    const url = '/transformer/products?filter[category]=all&page[limit]=99';
    const { body } = await client.send('GET', url, undefined, store);
    const { tiles, facets, sorts, breadcrumb, ...page } = readAnswer(
      body,
      listing.ListingAnswer,
      listing.readListing,
      listing.Listing,
    );
    expect(tiles.length).toBeGreaterThan(50);
    expect(page).toMatchObject({ limit: 99, offset: 0 });
    expect(page.total).toBeGreaterThanOrEqual(tiles.length);
    expect(sorts.filter(({ selected }) => selected)).toHaveLength(1);
    expect(breadcrumb.at(-1)).toMatchObject({ url: expect.stringMatching(/^\//) });
    for (const { values } of facets) expect(values.every(({ count }) => count > 0)).toBe(true);
    expect(JSON.stringify(tiles[0]).length).toBeLessThan(500);
  }
});
