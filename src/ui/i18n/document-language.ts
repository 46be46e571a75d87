import type { i18n as I18n } from 'i18next';

/**
 * Language and direction of the shown texts: the chosen language once any text has loaded, before
 * that English. All translated languages are left to right.
 */
export function documentLanguage(i18n: I18n): { lang: string; dir: 'ltr' } {
  const lang = i18n.getDataByLanguage(i18n.language) ? i18n.language : 'en';
  return { lang, dir: 'ltr' };
}

/** Synchronises `<html lang dir>` with the shown language; returns the unsubscribe function. */
export function keepDocumentLanguage(i18n: I18n, root: { lang: string; dir: string }): () => void {
  const write = () => Object.assign(root, documentLanguage(i18n));
  write();
  i18n.on('languageChanged', write);
  i18n.store.on('added', write);
  return () => {
    i18n.off('languageChanged', write);
    i18n.store.off('added', write);
  };
}
