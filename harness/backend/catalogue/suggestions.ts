import { COLOURED } from '#fixtures/catalogue/coloured.ts';
import { GENDERS, GROUPS } from '#fixtures/catalogue/words.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { valuesOf } from './listing-choices.ts';
import { categoryPath } from './paths.ts';
import { createFinder, folded } from './search-words.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

const MOST_TERMS = 6;
const MOST_CATEGORIES = 3;

export interface Suggestions {
  terms: { term: string }[];
  categories: { label: string; url: string }[];
}

/** Texts with the number of products that each finds. */
type Counted = Map<string, { count: number; url: string }>;

function count(counted: Counted, text: string, url = ''): void {
  counted.set(text, { count: (counted.get(text)?.count ?? 0) + 1, url });
}

function termsOf(products: readonly CatalogueProduct[], language: TranslatedLanguage): Counted {
  const terms: Counted = new Map();
  for (const product of products) {
    const group = textIn(GROUPS[product.group], language) ?? product.group;
    const [family = 'other'] = valuesOf(product).maincolour;
    const coloured = textIn(COLOURED[product.group]?.[family], language);
    const texts = [group, product.style.name];
    if (coloured !== undefined) texts.push(coloured);
    for (const text of texts) count(terms, text.toLowerCase());
  }
  return terms;
}

function categoriesOf(
  products: readonly CatalogueProduct[],
  language: TranslatedLanguage,
): Counted {
  const categories: Counted = new Map();
  for (const product of products) {
    const group = textIn(GROUPS[product.group], language) ?? product.group;
    for (const gender of valuesOf(product).gender) {
      const name = textIn(GENDERS[gender], language) ?? gender;
      count(categories, name, categoryPath(gender));
      count(categories, `${name}, ${group}`, categoryPath(`${gender}-${product.group}`));
    }
    if (product.group === 'gift-cards') count(categories, group, categoryPath(product.group));
  }
  return categories;
}

/** Texts that match a search: those starting with it first, then by number of products. */
function best(counted: Counted, search: string, most: number): [text: string, url: string][] {
  const entries = [...counted].map(([text, facts]) => ({
    text,
    words: ` ${folded(text)}`,
    ...facts,
  }));
  const isFound = createFinder(
    search,
    entries.map(({ words }) => words),
  );
  const start = ` ${folded(search)}`;
  const rankOf = ({ words }: { words: string }) => (words.startsWith(start) ? 0 : 1);
  return entries
    .filter(({ words }) => isFound(words))
    .sort(
      (one, other) =>
        rankOf(one) - rankOf(other) || other.count - one.count || (one.text < other.text ? -1 : 1),
    )
    .slice(0, most)
    .map(({ text, url }) => [text, url]);
}

/** Completions of a partly typed search among these products. */
export function suggestionsFor(
  products: readonly CatalogueProduct[],
  search: string,
  language: TranslatedLanguage,
): Suggestions {
  return {
    terms: best(termsOf(products, language), search, MOST_TERMS).map(([term]) => ({ term })),
    categories: best(categoriesOf(products, language), search, MOST_CATEGORIES).map(
      ([label, url]) => ({ label, url }),
    ),
  };
}
