import type { TFunction, i18n as I18n } from 'i18next';
import { type LoadTranslations, START_NAMESPACES } from '../ui/i18n/backend.ts';
import { createI18n } from '../ui/i18n/create-i18n.ts';
import { shownLanguage } from '../ui/i18n/languages.ts';

/** Every namespace that a page may show. */
const NAMESPACES = [
  ...START_NAMESPACES,
  'campaign',
  'checkout',
  'contactUs',
  'myAccount',
  'newsletter',
  'throttle',
  'withoutScript',
];

/**
 * The texts of each language, kept when all are there. Nobody waits for what another request reads: a
 * platform may end that with the request.
 */
export function createTexts(load: LoadTranslations): (locale: string) => Promise<I18n> {
  const languages = new Map<string, I18n>();
  return async (locale) => {
    const language = shownLanguage(locale);
    const known = languages.get(language);
    if (known) return known;
    const { i18n, ready } = createI18n({ locale, namespaces: NAMESPACES, load });
    await ready;
    const missing = NAMESPACES.find((name) => !i18n.hasResourceBundle(language, name));
    if (missing !== undefined) throw new Error(`The texts ${language}/${missing} are not there`);
    const remembered = rememberedTexts(i18n);
    languages.set(language, remembered);
    return remembered;
  };
}

/** The same texts, which are all there and change no more: one that nothing is put into is looked for once. */
function rememberedTexts(i18n: I18n): I18n {
  const functions = new Map<string, TFunction>();
  return Object.create(i18n, {
    getFixedT: {
      value(language: string, namespaces: readonly string[]) {
        const names = namespaces.join();
        const known = functions.get(names) ?? remembering(i18n.getFixedT(language, namespaces));
        functions.set(names, known);
        return known;
      },
    },
  }) as I18n;
}

function remembering(t: TFunction): TFunction {
  const texts = new Map<unknown, unknown>();
  const remembered = (...asked: Parameters<TFunction>): unknown => {
    const [key] = asked;
    if (asked.length > 1 || typeof key !== 'string') return t(...asked);
    const text = texts.get(key) ?? t(key);
    texts.set(key, text);
    return text;
  };
  return Object.assign(remembered, t);
}

/** The same texts, with a note of which namespaces are asked for. */
export function notedTexts(i18n: I18n, used: Set<string>): I18n {
  return Object.create(i18n, {
    getFixedT: {
      value(language: string, namespaces: readonly string[]) {
        for (const namespace of namespaces) used.add(namespace);
        return i18n.getFixedT(language, namespaces);
      },
    },
  }) as I18n;
}
