import english from '#locales/en/formats.json' with { type: 'json' };
import german from '#locales/de/formats.json' with { type: 'json' };
import type { Formats } from '#src/ui/i18n/formats.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

type Bilingual = readonly [en: string, de: string, ...more: string[]];

/** Translations by English text; missing ones stay English. */
type Translations = Readonly<Record<string, string>>;

/** English and German are both in the data. */
type LateLanguage = Exclude<TranslatedLanguage, 'en' | 'de'>;

const FILES: Readonly<
  Record<LateLanguage, () => Promise<[{ default: Translations }, { default: Formats }]>>
> = {
  bg: () =>
    Promise.all([
      import('#fixtures/translations/bg.json', { with: { type: 'json' } }),
      import('#locales/bg/formats.json', { with: { type: 'json' } }),
    ]),
  cs: () =>
    Promise.all([
      import('#fixtures/translations/cs.json', { with: { type: 'json' } }),
      import('#locales/cs/formats.json', { with: { type: 'json' } }),
    ]),
  da: () =>
    Promise.all([
      import('#fixtures/translations/da.json', { with: { type: 'json' } }),
      import('#locales/da/formats.json', { with: { type: 'json' } }),
    ]),
  es: () =>
    Promise.all([
      import('#fixtures/translations/es.json', { with: { type: 'json' } }),
      import('#locales/es/formats.json', { with: { type: 'json' } }),
    ]),
  et: () =>
    Promise.all([
      import('#fixtures/translations/et.json', { with: { type: 'json' } }),
      import('#locales/et/formats.json', { with: { type: 'json' } }),
    ]),
  fi: () =>
    Promise.all([
      import('#fixtures/translations/fi.json', { with: { type: 'json' } }),
      import('#locales/fi/formats.json', { with: { type: 'json' } }),
    ]),
  fr: () =>
    Promise.all([
      import('#fixtures/translations/fr.json', { with: { type: 'json' } }),
      import('#locales/fr/formats.json', { with: { type: 'json' } }),
    ]),
  hr: () =>
    Promise.all([
      import('#fixtures/translations/hr.json', { with: { type: 'json' } }),
      import('#locales/hr/formats.json', { with: { type: 'json' } }),
    ]),
  hu: () =>
    Promise.all([
      import('#fixtures/translations/hu.json', { with: { type: 'json' } }),
      import('#locales/hu/formats.json', { with: { type: 'json' } }),
    ]),
  it: () =>
    Promise.all([
      import('#fixtures/translations/it.json', { with: { type: 'json' } }),
      import('#locales/it/formats.json', { with: { type: 'json' } }),
    ]),
  lt: () =>
    Promise.all([
      import('#fixtures/translations/lt.json', { with: { type: 'json' } }),
      import('#locales/lt/formats.json', { with: { type: 'json' } }),
    ]),
  lv: () =>
    Promise.all([
      import('#fixtures/translations/lv.json', { with: { type: 'json' } }),
      import('#locales/lv/formats.json', { with: { type: 'json' } }),
    ]),
  nl: () =>
    Promise.all([
      import('#fixtures/translations/nl.json', { with: { type: 'json' } }),
      import('#locales/nl/formats.json', { with: { type: 'json' } }),
    ]),
  pl: () =>
    Promise.all([
      import('#fixtures/translations/pl.json', { with: { type: 'json' } }),
      import('#locales/pl/formats.json', { with: { type: 'json' } }),
    ]),
  pt: () =>
    Promise.all([
      import('#fixtures/translations/pt.json', { with: { type: 'json' } }),
      import('#locales/pt/formats.json', { with: { type: 'json' } }),
    ]),
  ro: () =>
    Promise.all([
      import('#fixtures/translations/ro.json', { with: { type: 'json' } }),
      import('#locales/ro/formats.json', { with: { type: 'json' } }),
    ]),
  ru: () =>
    Promise.all([
      import('#fixtures/translations/ru.json', { with: { type: 'json' } }),
      import('#locales/ru/formats.json', { with: { type: 'json' } }),
    ]),
  sk: () =>
    Promise.all([
      import('#fixtures/translations/sk.json', { with: { type: 'json' } }),
      import('#locales/sk/formats.json', { with: { type: 'json' } }),
    ]),
  sl: () =>
    Promise.all([
      import('#fixtures/translations/sl.json', { with: { type: 'json' } }),
      import('#locales/sl/formats.json', { with: { type: 'json' } }),
    ]),
  sv: () =>
    Promise.all([
      import('#fixtures/translations/sv.json', { with: { type: 'json' } }),
      import('#locales/sv/formats.json', { with: { type: 'json' } }),
    ]),
};

const known = new Map<TranslatedLanguage, Translations>();
const formats = new Map<TranslatedLanguage, Formats>([['de', german]]);

/** Words and date patterns of a language; English until they are loaded. */
export function formatsOf(language: TranslatedLanguage): Formats {
  return formats.get(language) ?? english;
}

function isLate(language: TranslatedLanguage): language is LateLanguage {
  return Object.hasOwn(FILES, language);
}

/** Loads a language's texts; undefined if they are loaded already. Retries a failed file at the next call. */
export function loadTextsIn(language: TranslatedLanguage): Promise<void> | undefined {
  if (!isLate(language) || known.has(language)) return undefined;
  return FILES[language]().then(
    ([{ default: texts }, { default: written }]) => {
      known.set(language, texts);
      formats.set(language, written);
    },
    () => undefined, // Until then it is English.
  );
}

/** Translates an English text, if the language's texts are loaded. */
export function translated(english: string, language: TranslatedLanguage): string {
  return known.get(language)?.[english] ?? english;
}

/** Text of the backend in one of the shop's languages. */
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
