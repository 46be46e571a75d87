import type { i18n as I18n } from 'i18next';
import { createContext, use } from 'react';
import type { TextNamespace, Translate } from '../../kernel/text-keys.ts';
import { lateTexts } from './arrivals.ts';

/**
 * Provides the translation instance. Replaces a binding library of 3 kB, a fortieth of the first
 * page's budget.
 * @example <I18nContext value={i18n}>…</I18nContext>
 */
export const I18nContext = createContext<I18n | null>(null);

/**
 * Texts of one or several namespaces, the first being the default. Suspends until all have loaded,
 * so a key is never shown. Throws outside an `I18nContext`.
 * @example const { t } = useTranslation('cart');
 */
export function useTranslation<N extends TextNamespace>(
  namespaces: N | readonly [N, ...TextNamespace[]],
): { t: Translate<N>; i18n: I18n } {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('No I18nContext above');
  const names = String(namespaces);
  for (const { loaded } of lateTexts(i18n, names.split(','))) use(loaded);
  return { t: fixedT(i18n, names), i18n };
}

const FIXED = new WeakMap<I18n, Map<string, unknown>>();

/** Returns the same function in each render, so that memoised children need not render again. */
function fixedT<N extends TextNamespace>(i18n: I18n, names: string): Translate<N> {
  const byNames = FIXED.get(i18n) ?? new Map<string, unknown>();
  FIXED.set(i18n, byNames);
  const t = byNames.get(names) ?? remembered(i18n, names.split(',') as TextNamespace[]);
  byNames.set(names, t);
  return t as Translate<N>; // the map's keys are the joined namespaces
}

/** Values that choose one of several texts, or how it is read. */
const CHOOSING = ['count', 'context', 'ordinal', 'defaultValue', 'lng', 'ns'];
/** A text within the text. */
const NESTED = '$t(';

/**
 * A listing requests the same text for each of its tiles, and i18next takes 60 µs to find it: remembers the texts, and
 * lets i18next fill in the values alone.
 */
function remembered(i18n: I18n, names: TextNamespace[]): (key: string, values?: object) => string {
  const t = i18n.getFixedT(null, names) as (key: string, values?: object) => string;
  const known = new Map<string, string>();
  const forget = () => known.clear();
  i18n.on('languageChanged', forget);
  i18n.store.on('added', forget);
  return (key, values) => {
    if (values && CHOOSING.some((name) => name in values)) return t(key, values);
    const text = known.get(key) ?? t(key, { skipInterpolation: true });
    if (text.includes(NESTED)) return t(key, values);
    known.set(key, text);
    return values ? i18n.services.interpolator.interpolate(text, values, i18n.language, {}) : text;
  };
}
