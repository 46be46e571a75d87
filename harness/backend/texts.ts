import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

type Bilingual = readonly [en: string, de: string, ...more: string[]];

/** A text of the backend's own in one of the shop's languages. */
export function textIn(text: Bilingual, language: TranslatedLanguage): string;
export function textIn(
  text: Bilingual | undefined,
  language: TranslatedLanguage,
): string | undefined;
export function textIn(
  text: Bilingual | undefined,
  language: TranslatedLanguage,
): string | undefined {
  return text?.[language === 'de' ? 1 : 0];
}
