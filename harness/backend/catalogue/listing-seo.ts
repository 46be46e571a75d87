import { ADDRESS_WORDS } from '#fixtures/catalogue/address-words.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import type { FilterName } from '#src/commerce/filter-kinds.ts';
import { valuesOf } from './listing-choices.ts';
import type { CatalogueProduct } from './catalogue.ts';

/** Minimum number of products for a filtered listing to be indexed. */
const FEWEST = 4;

const INDEXED = ['productgroup', 'maincolour'] as const;

interface SeoFilter {
  id: string;
  translations: { language: string; value: string; urlCode: string; urlValue: string }[];
  indexableOptions: string[];
}

/** Languages in which every listing names its filters, besides its own; links to it may be written in them. */
const EVERYWHERE: readonly TranslatedLanguage[] = ['en', 'de'];

/**
 * LST-14: indexable filters of a category with their address words. Includes the current filters in every
 * language, for the page's hreflang links.
 */
export function seoFiltersOf(
  products: readonly CatalogueProduct[],
  chosen: Readonly<Record<FilterName, readonly string[]>>,
  own: TranslatedLanguage,
): SeoFilter[] {
  return INDEXED.flatMap((id) => {
    const counts = new Map<string, number>();
    for (const product of products)
      for (const value of valuesOf(product)[id]) counts.set(value, (counts.get(value) ?? 0) + 1);
    const indexableOptions = [...counts.keys()]
      .filter((value) => (counts.get(value) ?? 0) >= FEWEST)
      .sort();
    if (counts.size < 2 || indexableOptions.length === 0) return [];
    const translations = TRANSLATED_LANGUAGES.flatMap((language) => {
      const words = ADDRESS_WORDS[language][id];
      const isSaid = language === own || EVERYWHERE.includes(language);
      return indexableOptions
        .filter((value) => isSaid || chosen[id].includes(value))
        .map((value) => ({
          language,
          value,
          urlCode: words.name,
          urlValue: words.values[value] ?? value,
        }));
    });
    return { id, translations, indexableOptions };
  });
}
