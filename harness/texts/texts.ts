export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Problem of a text, by its key (`bag.title`). */
export interface TextProblem {
  key: string;
  problem: string;
}

/** Namespaces of developer tools, in English and German only. */
export const OF_TOOLS: ReadonlySet<string> = new Set(['studio']);

/** Plural category of a key. `zero` is optional in most languages. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

export const PLACES = /\{\{[^}]+\}\}|\$t\([^)]*\)|<\/?[\w-]+\/?>/g;

/** Texts by their full key. */
export function flatTexts(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[before + key, value]]
        : [...flatTexts(value, `${before}${key}.`)],
    ),
  );
}

/** English text of a key; plural forms that English lacks fall back to `other`. */
export function englishOf(english: ReadonlyMap<string, string>, key: string): string | undefined {
  return english.get(key) ?? english.get(key.replace(PLURAL, '_other'));
}

const COUNT = '{{count}}';
/** Plural forms that may spell out the count, as in “one thing”. */
const IN_WORDS = /_(?:zero|one|two|few)$/;

/** True if the count's placeholder is optional: for spelled-out forms, or if English lacks it. */
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

/** Keys with plural forms, without their category. */
function countedKeys(keys: Iterable<string>): Set<string> {
  const other = [...keys].filter((key) => key.endsWith('_other'));
  return new Set(other.map((key) => key.replace(PLURAL, '')));
}

/** Keys that a language needs: one per plural category of its own. */
function keysIn(language: string, keys: readonly string[]): string[] {
  const counted = countedKeys(keys);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return keys.flatMap((key) => {
    const base = key.replace(PLURAL, '');
    if (!counted.has(base) || key.endsWith('_zero')) return [key];
    return key.endsWith('_other') ? pluralCategories.map((one) => `${base}_${one}`) : [];
  });
}

/** The order button's label is required by law, whatever its length. */
const OF_THE_LAW = /^(?:pay\.action\.|paypal\.review\.pay$)/;

/** Maximum length of a translation; short labels expand most. */
function roomFor(english: string): number {
  const { length } = english;
  if (length <= 12) return 2 * length + 9;
  return length <= 25 ? 2 * length + 4 : Math.ceil(1.7 * length) + 6;
}

/**
 * Problems of translations: missing or superfluous keys, other placeholders or tags than English, or excessive length.
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
