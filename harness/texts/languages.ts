import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { PSEUDO } from './pseudo.ts';

/** Languages of the shop, English first, pseudo-localized texts last. */
export const SHOWN_LANGUAGES = [...TRANSLATED_LANGUAGES, PSEUDO] as const;

export type ShownLanguage = (typeof SHOWN_LANGUAGES)[number];

export const OTHER_LANGUAGES = TRANSLATED_LANGUAGES.filter((language) => language !== 'en');
