import { FACET_LABELS, valueLabel, valuesOf } from './listing-choices.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { textIn } from '../texts.ts';

/** Filtered listings with fewer products are not worth a search engine's while. */
const FEWEST = 4;

/** Those in which filters have words of their own in addresses. */
const LANGUAGES = ['en', 'de'] as const;

const INDEXED = ['productgroup', 'maincolour'] as const;

interface SeoFilter {
  id: string;
  translations: { language: string; value: string; urlCode: string; urlValue: string }[];
  indexableOptions: string[];
}

function slugOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD');
  return plain.replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** LST-14: by which filters a category may be indexed, and what their addresses say in each language. */
export function seoFiltersOf(products: readonly CatalogueProduct[]): SeoFilter[] {
  return INDEXED.flatMap((id) => {
    const counts = new Map<string, number>();
    for (const product of products)
      for (const value of valuesOf(product)[id]) counts.set(value, (counts.get(value) ?? 0) + 1);
    const indexableOptions = [...counts.keys()]
      .filter((value) => (counts.get(value) ?? 0) >= FEWEST)
      .sort();
    if (counts.size < 2 || indexableOptions.length === 0) return [];
    const translations = LANGUAGES.flatMap((language) =>
      indexableOptions.map((value) => ({
        language,
        value,
        urlCode: slugOf(textIn(FACET_LABELS[id], language)),
        urlValue: slugOf(valueLabel(id, value, language)),
      })),
    );
    return { id, translations, indexableOptions };
  });
}
