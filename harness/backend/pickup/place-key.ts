/** Latin spelling of the Cyrillic letters that Russian and Bulgarian use. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а a|б b|в v|г g|д d|е e|ё e|ж zh|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|' +
    'х kh|ц ts|ч ch|ш sh|щ shch|ъ |ы y|ь |э e|ю yu|я ya'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Letters without a Unicode decomposition. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Two-letter spellings of letters missing on a keyboard: `Koeln`, `Goeteborg`, `Aarhus`. */
const DOUBLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function keyBy(table: Readonly<Record<string, string>>, text: string): string {
  return [...text.normalize('NFC').toLowerCase()]
    .map((sign) => table[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

const STRIPPED = { ...LATIN, ...PLAIN };
const EXPANDED = { ...STRIPPED, ...DOUBLED };

/**
 * Keys for comparing names: Latin capitals and digits, without case, diacritics and script.
 *
 * @example placeKeys('Köln') // ['KOLN', 'KOELN']
 * @example placeKeys('Москва') // ['MOSKVA']
 */
export function placeKeys(text: string): string[] {
  return [...new Set([keyBy(STRIPPED, text), keyBy(EXPANDED, text)])];
}

const known = new Map<string, readonly string[]>();

/** Cached `placeKeys` of a name from the data. */
export function knownKeys(name: string): readonly string[] {
  const keys = known.get(name) ?? placeKeys(name);
  known.set(name, keys);
  return keys;
}

/** True if a text names the same place as a name in the data, in any script and spelling. */
export function isSameName(one: string, other: string): boolean {
  const keys = placeKeys(other);
  return knownKeys(one).some((key) => keys.includes(key));
}
