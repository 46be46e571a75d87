import type { i18n as I18n } from 'i18next';
import { START_NAMESPACES, loadOverHttp } from '#src/ui/i18n/backend.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

const known = new Map<string, I18n>();

/** Texts of the shop in a language, loaded once. */
export function textsIn(locale: TranslatedLanguage): I18n {
  const before = known.get(locale);
  if (before) return before;
  const { i18n } = createI18n({
    locale,
    namespaces: START_NAMESPACES,
    load: loadOverHttp(fetch.bind(globalThis)),
  });
  known.set(locale, i18n);
  return i18n;
}
