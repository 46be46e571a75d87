import { PLACES, PLURAL, type Texts } from './texts.ts';

/** Language code of pseudo-localized texts. */
export const PSEUDO = 'qps' as const;

/** Expansion of translations relative to English. */
const LONGER = 0.4;

const PLAIN = 'acdegilnorstuyzACDEGILNORSTUYZ';
const MARKED = 'áčďêğïľñöřšťűýžÅČĎËĢÎŁÑŐŘŠȚŮŸŽ';
const ACCENTED = new Map([...PLAIN].map((letter, at) => [letter, MARKED[at] ?? letter]));
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const VOWEL = /[aeiouy]/i;

/** Expands a word by its vowels; by its last letter if it has none. */
function longerWord(word: string, more: number): string {
  const letters = [...word];
  const repeated = letters.some((letter) => VOWEL.test(letter))
    ? letters.flatMap((letter, at) => (VOWEL.test(letter) ? [at] : []))
    : [letters.length - 1];
  for (let each = 0; each < more; each += 1) {
    const at = repeated[each % repeated.length] ?? 0;
    letters[at] += (letters[at] ?? '').slice(0, 1).toLowerCase();
  }
  return letters.join('');
}

function longer(text: string): string {
  let had = 0;
  let given = 0;
  return text.replace(/\p{L}+/gu, (word) => {
    had += word.length;
    const more = Math.max(0, Math.ceil(had * LONGER) - given);
    given += more;
    return longerWord(word, more);
  });
}

function accented(text: string): string {
  return [...text].map((letter) => ACCENTED.get(letter) ?? letter).join('');
}

/**
 * Pseudo-localizes an English text: typical length, accented letters, placeholders and tags unchanged. A text on a page
 * without brackets is hard-coded or truncated.
 *
 * @example pseudoText('Add {{name}} to bag') // '[Ååďďď {{name}} ťöö báágğ]'
 */
export function pseudoText(text: string): string {
  const places = text.match(PLACES) ?? [];
  const parts = text
    .split(PLACES)
    .map((part, at) => accented(longer(part)) + (places[at] ?? ''))
    .join('');
  return `[${parts}]`;
}

/** Pseudo-localizes a namespace, with all plural categories, because stores of any language show it. */
export function pseudoTexts(english: Texts): Texts {
  const entries = Object.entries(english).flatMap(([key, value]): [string, string | Texts][] => {
    if (typeof value !== 'string') return [[key, pseudoTexts(value)]];
    const text = pseudoText(value);
    if (!key.endsWith('_other')) return [[key, text]];
    const base = key.replace(PLURAL, '');
    const missing = CATEGORIES.map((one) => `${base}_${one}`).filter((one) => !(one in english));
    return [[key, text], ...missing.map((one): [string, string] => [one, text])];
  });
  return Object.fromEntries(entries);
}
