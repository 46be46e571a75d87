/** Languages that the shop's texts exist in; the first stands in for all others. */
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
 * The language actually shown to a shopper whose store speaks `language`: this one when its texts
 * exist, else English.
 *
 * @example shownLanguage('de-AT') // 'de'
 * @example shownLanguage('mt') // 'en'
 */
export function shownLanguage(language: string): TranslatedLanguage {
  const [base] = language.toLowerCase().split('-');
  return TRANSLATED_LANGUAGES.find((translated) => translated === base) ?? 'en';
}
