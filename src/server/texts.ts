import type { Interpolator, TFunction, i18n as I18n } from 'i18next';
import { SHOP_NAMESPACES, type TextNamespace } from '../kernel/text-keys.ts';
import type { LoadTranslations } from '../ui/i18n/backend.ts';
import { createI18n } from '../ui/i18n/create-i18n.ts';
import { shownLanguage } from '../ui/i18n/languages.ts';

/**
 * Creates the text loader, which caches a language once it is complete. Requests do not share a
 * load, because a platform may end it with its request.
 */
export function createTexts(load: LoadTranslations): (locale: string) => Promise<I18n> {
  const languages = new Map<string, I18n>();
  return async (locale) => {
    const language = shownLanguage(locale);
    const known = languages.get(language);
    if (known) return known;
    const { i18n, ready } = createI18n({ locale, namespaces: SHOP_NAMESPACES, load });
    await ready;
    const missing = SHOP_NAMESPACES.find((name) => !i18n.hasResourceBundle(language, name));
    if (missing !== undefined) throw new Error(`The texts ${language}/${missing} are not there`);
    const remembered = rememberedTexts(i18n);
    languages.set(language, remembered);
    return remembered;
  };
}

/** Most cached texts of a language; a page with many products uses about 400. */
const REMEMBERED = 10_000;

/** Caches translations by key and values, because the texts no longer change. */
function rememberedTexts(i18n: I18n): I18n {
  const functions = new Map<string, TFunction>();
  const complete = new Set<string>(SHOP_NAMESPACES);
  return Object.create(i18n, {
    // Views check their namespaces at each render.
    hasResourceBundle: {
      value: (language: string, name: string) =>
        (language === i18n.language && complete.has(name)) ||
        i18n.hasResourceBundle(language, name),
    },
    // Views fill in values themselves.
    services: { value: { ...i18n.services, interpolator: rememberedInterpolator(i18n) } },
    getFixedT: {
      value(language: string, namespaces: readonly TextNamespace[]) {
        const names = namespaces.join();
        const known = functions.get(names) ?? remembering(i18n.getFixedT(language, namespaces));
        functions.set(names, known);
        return known;
      },
    },
  }) as I18n;
}

function rememberedInterpolator({ services: { interpolator } }: I18n): Interpolator {
  const texts = new Map<string, string>();
  return Object.create(interpolator, {
    interpolate: {
      value(...asked: Parameters<Interpolator['interpolate']>) {
        const [text, values, , options] = asked;
        const question = Object.keys(options).length === 0 ? questionOf([text, values]) : undefined;
        if (question === undefined) return interpolator.interpolate(...asked);
        return texts.get(question) ?? remember(texts, question, interpolator.interpolate(...asked));
      },
    },
  }) as Interpolator;
}

/** Starts again when full: keeping an order would cost each lookup more than it saves. */
function remember<Text>(texts: Map<string, Text>, question: string, text: Text): Text {
  if (texts.size >= REMEMBERED) texts.clear();
  texts.set(question, text);
  return text;
}

function remembering(t: TFunction): TFunction {
  const texts = new Map<string, NonNullable<unknown>>();
  const remembered = (...asked: Parameters<TFunction>): unknown => {
    const question = questionOf(asked);
    if (question === undefined) return t(...asked);
    return texts.get(question) ?? remember(texts, question, t(...asked));
  };
  return Object.assign(remembered, t);
}

/** Cache key of a translation; undefined for more than a key and plain values. */
function questionOf([key, values, ...more]: readonly unknown[]): string | undefined {
  if (typeof key !== 'string' || more.length > 0) return undefined;
  if (values === undefined) return key;
  if (typeof values !== 'object' || values === null) return undefined;
  let question = key;
  for (const [name, value] of Object.entries(values)) {
    if (!isPlain(value)) return undefined;
    // With its length, so that no text is taken for the next value.
    question += `\0${name}\0${typeof value}${String(value).length}\0${value}`;
  }
  return question;
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || Number.isFinite(value) || typeof value === 'boolean';
}
