/** Languages with translations; the first is the fallback. */
export const TRANSLATED_LANGUAGES = [
  'en',
  'bg',
  'cs',
  'da',
  'de',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
] as const;

export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/**
 * The language shown for a store's `language`: the same if translated, else English.
 * @example shownLanguage('de-AT') // 'de'
 * @example shownLanguage('mt') // 'en'
 */
export function shownLanguage(language: string): TranslatedLanguage {
  const [base] = language.toLowerCase().split('-');
  return TRANSLATED_LANGUAGES.find((translated) => translated === base) ?? 'en';
}
