import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

type Bilingual = readonly [en: string, de: string, ...more: string[]];

/** By the English text, what it says in another language; what is missing stays English. */
type Translations = Readonly<Record<string, string>>;

/** English and German stand side by side in the data. */
type LateLanguage = Exclude<TranslatedLanguage, 'en' | 'de'>;

const FILES: Readonly<Record<LateLanguage, () => Promise<{ default: Translations }>>> = {
  bg: () => import('#fixtures/translations/bg.json', { with: { type: 'json' } }),
  cs: () => import('#fixtures/translations/cs.json', { with: { type: 'json' } }),
  da: () => import('#fixtures/translations/da.json', { with: { type: 'json' } }),
  es: () => import('#fixtures/translations/es.json', { with: { type: 'json' } }),
  et: () => import('#fixtures/translations/et.json', { with: { type: 'json' } }),
  fi: () => import('#fixtures/translations/fi.json', { with: { type: 'json' } }),
  fr: () => import('#fixtures/translations/fr.json', { with: { type: 'json' } }),
  hr: () => import('#fixtures/translations/hr.json', { with: { type: 'json' } }),
  hu: () => import('#fixtures/translations/hu.json', { with: { type: 'json' } }),
  it: () => import('#fixtures/translations/it.json', { with: { type: 'json' } }),
  lt: () => import('#fixtures/translations/lt.json', { with: { type: 'json' } }),
  lv: () => import('#fixtures/translations/lv.json', { with: { type: 'json' } }),
  nl: () => import('#fixtures/translations/nl.json', { with: { type: 'json' } }),
  pl: () => import('#fixtures/translations/pl.json', { with: { type: 'json' } }),
  pt: () => import('#fixtures/translations/pt.json', { with: { type: 'json' } }),
  ro: () => import('#fixtures/translations/ro.json', { with: { type: 'json' } }),
  ru: () => import('#fixtures/translations/ru.json', { with: { type: 'json' } }),
  sk: () => import('#fixtures/translations/sk.json', { with: { type: 'json' } }),
  sl: () => import('#fixtures/translations/sl.json', { with: { type: 'json' } }),
  sv: () => import('#fixtures/translations/sv.json', { with: { type: 'json' } }),
};

const known = new Map<TranslatedLanguage, Translations>();

function isLate(language: TranslatedLanguage): language is LateLanguage {
  return Object.hasOwn(FILES, language);
}

/** Loads what is said in a language; nothing is to be waited for where it is there. A lost file is asked for again. */
export function loadTextsIn(language: TranslatedLanguage): Promise<void> | undefined {
  if (!isLate(language) || known.has(language)) return undefined;
  return FILES[language]().then(
    ({ default: texts }) => void known.set(language, texts),
    () => undefined, // Until then it is English.
  );
}

/** An English text in a language whose texts are loaded. */
export function translated(english: string, language: TranslatedLanguage): string {
  return known.get(language)?.[english] ?? english;
}

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
  if (text === undefined || language === 'de') return text?.[1];
  return translated(text[0], language);
}
