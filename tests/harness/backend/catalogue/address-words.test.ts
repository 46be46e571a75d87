import { expect, it } from 'vitest';
import { ADDRESS_WORDS } from '#fixtures/catalogue/address-words.ts';
import { COLOUR_FAMILIES, GROUPS } from '#fixtures/catalogue/words.ts';
import { FILTER_NAMES } from '#src/commerce/filter-kinds.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

const FILTERS = { productgroup: GROUPS, maincolour: COLOUR_FAMILIES } as const;
/** RTE-26 */
const PARAMETERS = [
  'searchTerm',
  '_sort_',
  'page',
  'PriceFilter',
  'categoryId',
  'on_sale',
  'store',
];
const filters = ['productgroup', 'maincolour'] as const;

it.each(TRANSLATED_LANGUAGES)(
  'LST-14 in %s every filter and value has a unique address word',
  (language) => {
    for (const id of filters) {
      const { name, values } = ADDRESS_WORDS[language][id];
      expect(Object.keys(values).sort()).toEqual(Object.keys(FILTERS[id]).sort());
      expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length);
      for (const word of [name, ...Object.values(values)])
        expect(word).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect([...PARAMETERS, ...FILTER_NAMES]).not.toContain(name);
    }
  },
);

it('LST-14 no address word means another value in another language', () => {
  const meant = new Map<string, string>();
  for (const language of TRANSLATED_LANGUAGES)
    for (const id of filters) {
      const { name, values } = ADDRESS_WORDS[language][id];
      for (const [value, word] of Object.entries(values)) {
        const before = meant.get(`${name}=${word}`) ?? `${id}=${value}`;
        expect(`${id}=${value}`, `${language} ${name}=${word}`).toBe(before);
        meant.set(`${name}=${word}`, before);
      }
    }
});
