import type { i18n as I18n } from 'i18next';

/**
 * Language and direction of the shown texts: the chosen language once any text has loaded, before
 * that English. All translated languages are left to right.
 */
export function documentLanguage(i18n: I18n): { lang: string; dir: 'ltr' } {
  const lang = i18n.getDataByLanguage(i18n.language) ? i18n.language : 'en';
  return { lang, dir: 'ltr' };
}

/**
 * Synchronises `<html lang dir>` with the shown language; returns the unsubscribe function. Writes only a change: even
 * the same value recalculates every element's style.
 */
export function keepDocumentLanguage(i18n: I18n, root: { lang: string; dir: string }): () => void {
  function write(): void {
    const { lang, dir } = documentLanguage(i18n);
    if (root.lang !== lang) root.lang = lang;
    if (root.dir !== dir) root.dir = dir;
  }
  write();
  i18n.on('languageChanged', write);
  i18n.store.on('added', write);
  return () => {
    i18n.off('languageChanged', write);
    i18n.store.off('added', write);
  };
}
