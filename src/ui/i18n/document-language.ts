import type { i18n as I18n } from 'i18next';

/**
 * Language and writing direction of what is shown: the chosen language once any of its texts is
 * there, until then English keys. Every translated language runs from left to right.
 */
export function documentLanguage(i18n: I18n): { lang: string; dir: 'ltr' } {
  const lang = i18n.getDataByLanguage(i18n.language) ? i18n.language : 'en';
  return { lang, dir: 'ltr' };
}

/** Keeps `<html lang dir>` equal to what is shown; returns the function that stops it. */
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
