import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from './use-translation.ts';

type Props = {
  namespace: string;
};

const underWay = new WeakMap<I18n, Map<string, Promise<void>>>();

/**
 * Lets the `Suspense` around it wait for texts that are loaded late, so that nothing moves when they
 * come. It does not wait for ever: where they cannot be had, readable keys are shown.
 * @example <Suspense><LateTexts namespace="checkout" /><Page /></Suspense>
 */
export function LateTexts({ namespace }: Props) {
  const i18n = use(I18nContext);
  // Who has waited asks for the same promise again once it is kept, as React wants it.
  if (i18n && (isBegun(i18n, namespace) || !i18n.hasResourceBundle(i18n.language, namespace)))
    use(loading(i18n, namespace));
  return null;
}

function isBegun(i18n: I18n, namespace: string): boolean {
  return underWay.get(i18n)?.has(namespace) ?? false;
}

/** One and the same promise for all renders. It is kept when it failed, or they would wait again. */
function loading(i18n: I18n, namespace: string): Promise<void> {
  const loads = underWay.get(i18n) ?? new Map<string, Promise<void>>();
  underWay.set(i18n, loads);
  const load = loads.get(namespace) ?? loaded(i18n, namespace);
  loads.set(namespace, load);
  return load;
}

/** Settles with these texts alone: what i18next promises waits for all others under way as well. */
function loaded(i18n: I18n, namespace: string): Promise<void> {
  return new Promise((resolve) => {
    function added(_language: string, which: string) {
      if (which === namespace) settled();
    }
    function settled() {
      i18n.store.off('added', added);
      resolve();
    }
    i18n.store.on('added', added);
    void i18n.loadNamespaces(namespace).then(settled);
  });
}
