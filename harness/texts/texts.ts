/** The texts of one namespace and language as their file holds them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** What is wrong with a text: where it is (`bag.title`), and what. */
export interface TextProblem {
  key: string;
  problem: string;
}

/** Namespaces of tools, which speak English and German to those who make the shop. */
export const OF_TOOLS: ReadonlySet<string> = new Set(['studio']);

/** A key's plural category; a zero of its own is no category of most languages, and free to be left out. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Places to fill, places that hold another text, and tags. */
export const PLACES = /\{\{[^}]+\}\}|\$t\([^)]*\)|<\/?[\w-]+\/?>/g;

/** Every text by its whole key. */
export function flatTexts(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[before + key, value]]
        : [...flatTexts(value, `${before}${key}.`)],
    ),
  );
}

/** The English text of a key; plural forms that English lacks come from its form `other`. */
export function englishOf(english: ReadonlyMap<string, string>, key: string): string | undefined {
  return english.get(key) ?? english.get(key.replace(PLURAL, '_other'));
}

const COUNT = '{{count}}';
/** Plural forms in which how many there are may be said in words, as in “one thing”. */
const IN_WORDS = /_(?:zero|one|two|few)$/;

/** Whether how many there are may be said as a number or not: where words may say it, or English does not. */
function isCountFree(key: string, english: string): boolean {
  return IN_WORDS.test(key) || (PLURAL.test(key) && !english.includes(COUNT));
}

function placesOf(text: string, isFree: boolean): string {
  const places = text.match(PLACES) ?? [];
  return places
    .filter((place) => !isFree || place !== COUNT)
    .toSorted()
    .join(' ');
}

/** Whose texts differ by count: all keys but their category. */
function countedKeys(keys: Iterable<string>): Set<string> {
  const other = [...keys].filter((key) => key.endsWith('_other'));
  return new Set(other.map((key) => key.replace(PLURAL, '')));
}

/** The keys that a language needs where English has `keys`: one of each of its own plural categories. */
function keysIn(language: string, keys: readonly string[]): string[] {
  const counted = countedKeys(keys);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return keys.flatMap((key) => {
    const base = key.replace(PLURAL, '');
    if (!counted.has(base) || key.endsWith('_zero')) return [key];
    return key.endsWith('_other') ? pluralCategories.map((one) => `${base}_${one}`) : [];
  });
}

/** The button that buys has the words of the law, however long they are. */
const OF_THE_LAW = /^(?:pay\.action\.|paypal\.review\.pay$)/;

/** How many characters there is room for where English has so many: short labels grow most. */
function roomFor(english: string): number {
  const { length } = english;
  if (length <= 12) return 2 * length + 9;
  return length <= 25 ? 2 * length + 4 : Math.ceil(1.7 * length) + 6;
}

/**
 * What `texts` in `language` lack, have too much, or say with other places and tags than English does,
 * or say at such length that their place has no room for it.
 *
 * @example textProblems(en, pl, 'pl') // [{ key: 'header.bag_few', problem: 'is missing' }]
 */
export function textProblems(english: Texts, texts: Texts, language: string): TextProblem[] {
  const from = flatTexts(english);
  const into = flatTexts(texts);
  const needed = keysIn(language, [...from.keys()]);
  const modelOf = (key: string) => englishOf(from, key);
  const missing = needed
    .filter((key) => !into.get(key)?.trim())
    .map((key) => ({ key, problem: 'is missing' }));
  const more = [...into.keys()]
    .filter((key) => !needed.includes(key))
    .map((key) => ({ key, problem: 'is no text of this language' }));
  const other = [...into].flatMap(([key, text]) => {
    const model = modelOf(key);
    if (model === undefined || !needed.includes(key)) return [];
    const isFree = isCountFree(key, model);
    const [wanted, found] = [placesOf(model, isFree), placesOf(text, isFree)];
    if (wanted === found) return [];
    return [{ key, problem: `has the places “${found}”, English has “${wanted}”` }];
  });
  const long = [...into].flatMap(([key, text]) => {
    const room = roomFor(modelOf(key) ?? text);
    if (text.length <= room || OF_THE_LAW.test(key)) return [];
    return [{ key, problem: `has ${text.length} characters, its place has room for ${room}` }];
  });
  return [...missing, ...more, ...other, ...long];
}
