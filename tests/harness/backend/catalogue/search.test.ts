import { expect, it } from 'vitest';
import { suggestionsCall } from '#src/search/api.ts';
import { COLOURED } from '#fixtures/catalogue/coloured.ts';
import { GROUPS } from '#fixtures/catalogue/words.ts';
import { loadTextsIn, textIn } from '#harness/backend/texts.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';
import { cpuTime } from '#tests/cpu-time.ts';
import { createClient } from '../client.ts';
import { callsOver } from '../shop-calls.ts';

const client = createClient();
const { perform } = callsOver(client.backend);
const suggest = (term: string) => perform(suggestionsCall, { term });

async function found(filter: 'search' | 'category', value: string): Promise<string[]> {
  const query = new URLSearchParams({ [`filter[${filter}]`]: value, 'page[limit]': '99' });
  const { body } = await client.get(`/transformer/products?${query}`);
  return body.data.map(({ id }: any) => id); // any: a raw answer
}

it('API-60 SRC-03 suggests terms and categories for a partly typed term, prefixes first', async () => {
  const { terms, categories } = await suggest('je');
  expect(terms[0]).toBe('jeans');
  expect(terms).toContain('blue jeans');
  expect(categories[0]).toEqual({ label: 'Women, Jeans', url: '/women/jeans' });
  expect([terms.length <= 6, categories.length <= 3]).toEqual([true, true]);
});

it.each(['j', 'black', 'tee', 'fuondry', 'black je', 'gift'])(
  'API-60 SRC-01 each suggestion for "%s" has results',
  async (term) => {
    const { terms, categories } = await suggest(term);
    expect(terms.length + categories.length).toBeGreaterThan(0);
    for (const each of terms) expect([each, await found('search', each)]).not.toEqual([each, []]);
    for (const { url } of categories)
      expect(await found('category', url.slice(1).replace('/', '-')), url).not.toEqual([]);
  },
);

it.each(storesOfBrand('hm').map((site) => [site.target, site] as const))(
  'API-60 SRC-01 in %s garment and colour agree, and suggestions have results',
  async (_target, { storeName, langId, language }) => {
    const ask = async (path: string, search: string) => {
      const query = new URLSearchParams({ 'filter[search]': search, langId: String(langId) });
      return (await client.send('GET', `${path}?${query}`, undefined, storeName)).body;
    };
    await loadTextsIn(shownLanguage(language));
    const group = textIn(GROUPS['trousers'], shownLanguage(language)) ?? '';
    const { data } = await ask('/transformer/suggestions', group);
    const terms = data.terms.map(({ term }: { term: string }) => term);
    const blue = textIn(COLOURED['trousers']?.['blue'], shownLanguage(language));
    expect(terms).toContain(blue?.toLowerCase());
    for (const term of terms) {
      const { meta } = await ask('/transformer/products', term);
      expect(meta.page.total, term).toBeGreaterThan(0);
    }
  },
);

it.each(['', 'zzzz', '<script>alert(1)</script>', 'x'.repeat(100_000), 'zzz '.repeat(50_000)])(
  'API-60 suggests nothing for %j, quickly and without repeating it',
  async (term) => {
    const worked = cpuTime();
    expect(await suggest(term)).toEqual({ terms: [], categories: [] });
    expect(worked()).toBeLessThan(300);
  },
);

it.each([
  ['t shirt', 't-shirt'],
  ['straight-jean', 'straight jean'],
  ['fuondry', 'foundry'],
  ['jeens', 'jeans'],
  ['schwartz', 'schwarz'],
  ['gürtel', 'GURTEL'],
  ['sweater', 'knitwear'],
])('SRC-01 "%s" finds what "%s" finds', async (one, other) => {
  const right = await found('search', other);
  expect(right).not.toEqual([]);
  expect(await found('search', one)).toEqual(right);
});

it('API-60 SRC-03 suggests in less than 3 ms at best', async () => {
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const worked = cpuTime();
    await suggest('je');
    times.push(worked());
  }
  expect(Math.min(...times)).toBeLessThan(3);
});
