import type { ResourceStore, TFunction, i18n as I18n } from 'i18next';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';

/**
 * The translation instance for everything below it. The few lines here stand in for a binding
 * library of 3 kB, a fortieth of what a shopper's first page may load.
 *
 * @example <I18nContext value={i18n}>…</I18nContext>
 */
export const I18nContext = createContext<I18n | null>(null);

/**
 * The texts of one namespace or several, the first being the default. Loads what is not there yet;
 * renders again when texts arrive or the language changes. Throws outside an `I18nContext`.
 *
 * @example const { t } = useTranslation('cart');
 */
export function useTranslation(namespaces: string | readonly string[]): {
  t: TFunction;
  i18n: I18n;
} {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There is no I18nContext above this component');
  const texts = useSyncExternalStore(
    useMemo(() => (listener: () => void) => listen(i18n, listener), [i18n]),
    () => textsAtHand(i18n),
    () => textsAtHand(i18n),
  );
  const names = String(namespaces);
  useEffect(() => void i18n.loadNamespaces(names.split(',')), [i18n, names]);
  return { t: fixedT(i18n, names, texts), i18n };
}

interface Fixed {
  texts: string;
  byNames: Map<string, TFunction>;
}

const FIXED = new WeakMap<I18n, Fixed>();

/** One function for each state of the texts, so that a memoised child renders again too when they change. */
function fixedT(i18n: I18n, names: string, texts: string): TFunction {
  let fixed = FIXED.get(i18n);
  if (fixed?.texts !== texts) FIXED.set(i18n, (fixed = { texts, byNames: new Map() }));
  let t = fixed.byNames.get(names);
  if (!t) fixed.byNames.set(names, (t = i18n.getFixedT(null, names.split(','))));
  return t;
}

const ADDED = new WeakMap<ResourceStore, number>();

/** Names a state of the texts: the language, and how often some were added. Asked by every component at each of its renders. */
function textsAtHand({ language, store }: I18n): string {
  let added = ADDED.get(store);
  if (added === undefined) {
    ADDED.set(store, (added = 0));
    store.on('added', () => ADDED.set(store, (ADDED.get(store) ?? 0) + 1));
  }
  return `${language} ${added}`;
}

function listen(i18n: I18n, listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  i18n.store.on('added', listener);
  return () => {
    i18n.off('languageChanged', listener);
    i18n.store.off('added', listener);
  };
}
