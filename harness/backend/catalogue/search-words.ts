import { COLOURED } from '#fixtures/catalogue/coloured.ts';
import { COLOURS, GENDERS, GROUPS } from '#fixtures/catalogue/words.ts';
import { LONGEST_TERM } from '#src/kernel/personal.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';
import type { CatalogueProduct } from './catalogue.ts';

/** Synonyms of product groups. */
const SYNONYMS: Readonly<Record<string, string>> = {
  jeans: 'denim',
  trousers: 'pants',
  knitwear: 'jumper sweater pullover strickjacke',
  blazers: 'suit anzug',
  shoes: 'trainers sneaker turnschuhe',
};

/** Maximum number of words in a search; the rest is ignored. */
const MOST_WORDS = 8;

const known = new WeakMap<CatalogueProduct, Map<TranslatedLanguage, string>>();

/** Text normalised for search: lower case, without accents and punctuation. */
export function folded(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD');
  const words = plain.replace(/[^\p{L}\p{N}\s]/gu, '').split(/\s+/);
  return words.filter(Boolean).join(' ');
}

/** Searchable words of a product in a language: group, colour, gender, and the group in its colour. */
function wordsIn(product: CatalogueProduct, language: TranslatedLanguage): string[] {
  const { style, group, colourCode } = product;
  const colour = COLOURS[colourCode];
  const coloured = COLOURED[group]?.[colour?.[2] ?? ''];
  const texts = [GROUPS[group], colour, coloured, GENDERS[style.gender]];
  return texts.map((text) => textIn(text, language) ?? '');
}

/** All search words of a product, folded, each after a space: id, name, group, colour, fabric and gender. */
function searchWordsOf(product: CatalogueProduct, language: TranslatedLanguage): string {
  const byLanguage = known.get(product) ?? new Map<TranslatedLanguage, string>();
  known.set(product, byLanguage);
  const found = byLanguage.get(language);
  if (found !== undefined) return found;
  const { id, style, group, colourCode } = product;
  const texts = [
    id,
    style.name,
    style.kind.replaceAll('-', ' '),
    style.material.replaceAll('-', ' '),
    style.fit ?? '',
    SYNONYMS[group] ?? '',
    ...(GROUPS[group] ?? []),
    ...(COLOURS[colourCode] ?? []),
    ...(style.gender === 'unisex' ? [] : (GENDERS[style.gender] ?? [])),
    ...(language === 'en' ? [] : wordsIn(product, language)),
  ];
  const words = ` ${folded(texts.join(' '))}`;
  byLanguage.set(language, words);
  return words;
}

/** Number of letters of a word that may be wrong. */
function toleranceOf(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** True if two words differ by at most `most` edits: insertion, deletion, replacement or swap. */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let earlier: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        (before[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (earlier[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return false;
    [earlier, before] = [before, current];
  }
  return (before[other.length] ?? Infinity) <= most;
}

/** Prefixes that a searched word may match: itself, or similar words where no text contains it. */
function readingsOf(word: string, texts: readonly string[]): string[] {
  if (texts.some((text) => text.includes(` ${word}`))) return [word];
  const most = toleranceOf(word);
  if (most === 0) return [];
  const vocabulary = new Set(texts.flatMap((text) => text.split(' ')));
  return [...vocabulary].filter((each) => isNear(word, each, most));
}

/**
 * Words of a search. A single letter joins the next word (`t shirt`). Hyphenated parts are one word where a
 * text has that (`t-shirt`), else several (`straight-jean`).
 */
function searchedWords(search: string, texts: readonly string[]): string[] {
  const tokens = search.replace(/(?<=^|\s)(\p{L})\s+(?=\p{L}{2})/gu, '$1-').split(/\s+/);
  return tokens.flatMap((token) => {
    const joined = folded(token);
    const isOne = texts.some((text) => text.includes(` ${joined}`));
    return isOne ? [joined] : folded(token.replace(/\p{Pd}/gu, ' ')).split(' ');
  });
}

/** Returns a predicate that is true for texts that match a search; in a text each word follows a space. */
export function createFinder(search: string, texts: readonly string[]): (text: string) => boolean {
  const words = searchedWords(search.slice(0, LONGEST_TERM), texts).slice(0, MOST_WORDS);
  const wanted = words.filter(Boolean).map((word) => readingsOf(word, texts));
  return (text) =>
    wanted.length > 0 &&
    wanted.every((readings) => readings.some((reading) => text.includes(` ${reading}`)));
}

/** SRC-01: products that have, for each search word, a word starting with it or with a similar one. */
export function findProducts(
  products: readonly CatalogueProduct[],
  search: string,
  language: TranslatedLanguage,
): CatalogueProduct[] {
  const wordsOf = (product: CatalogueProduct) => searchWordsOf(product, language);
  const isFound = createFinder(search, products.map(wordsOf));
  return products.filter((product) => isFound(wordsOf(product)));
}
