import type { TFunction, i18n as I18n } from 'i18next';
import { createContext, use } from 'react';
import { lateTexts } from './arrivals.ts';
import type { TextNamespace } from './namespaces.ts';

/**
 * The translation instance for everything below it. The few lines here stand in for a binding
 * library of 3 kB, a fortieth of what a shopper's first page may load.
 *
 * @example <I18nContext value={i18n}>…</I18nContext>
 */
export const I18nContext = createContext<I18n | null>(null);

/**
 * The texts of one namespace or several, the first being the default. Suspends until all of them
 * are loaded, so a key is never shown. Throws outside an `I18nContext`.
 *
 * @example const { t } = useTranslation('cart');
 */
export function useTranslation(namespaces: TextNamespace | readonly TextNamespace[]): {
  t: TFunction;
  i18n: I18n;
} {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('No I18nContext above');
  const names = String(namespaces);
  for (const { loaded } of lateTexts(i18n, names.split(','))) use(loaded);
  return { t: fixedT(i18n, names), i18n };
}

const FIXED = new WeakMap<I18n, Map<string, TFunction>>();

/** The same function in each render, so that memoised children need not render again. */
function fixedT(i18n: I18n, names: string): TFunction {
  const byNames = FIXED.get(i18n) ?? new Map<string, TFunction>();
  FIXED.set(i18n, byNames);
  const t = byNames.get(names) ?? i18n.getFixedT(null, names.split(','));
  byNames.set(names, t);
  return t;
}
