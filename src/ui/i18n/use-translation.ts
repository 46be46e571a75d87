import type { i18n as I18n } from 'i18next';
import { createContext, use } from 'react';
import type { TextNamespace, Translate } from '../../kernel/text-keys.ts';
import { lateTexts } from './arrivals.ts';

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

/** The same function in each render, so that memoised children need not render again. */
function fixedT<N extends TextNamespace>(i18n: I18n, names: string): Translate<N> {
  const byNames = FIXED.get(i18n) ?? new Map<string, unknown>();
  FIXED.set(i18n, byNames);
  const t = byNames.get(names) ?? i18n.getFixedT(null, names.split(',') as TextNamespace[]);
  byNames.set(names, t);
  return t as Translate<N>; // the map's keys are the joined namespaces
}
