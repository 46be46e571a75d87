import type { i18n as I18n } from 'i18next';

/** A namespace that was not loaded when it was first needed. */
interface Arrival {
  /** Resolves when its texts are loaded; stays pending while they cannot be had. */
  loaded: Promise<void>;
  /** Resolves when its texts are loaded, or the last retry has failed. */
  settled: Promise<void>;
  /** True after the last retry has failed, until the texts are loaded after all. */
  isLost: boolean;
}

const arrivals = new WeakMap<I18n, Map<string, Arrival>>();

/**
 * Promises of the namespaces that were missing when first needed, for `use`; starts to load them.
 * A namespace that was loaded from the start has none. Throws where nothing can load the namespace.
 */
export function arrivalsOf(i18n: I18n | null, namespaces: readonly string[]): Promise<void>[] {
  return missedOf(i18n, namespaces).map(({ loaded }) => loaded);
}

/** The same for a view that shows a lost text itself: the promises resolve at the loss too. */
export function settledTexts(i18n: I18n | null, namespaces: readonly string[]): Promise<void>[] {
  return missedOf(i18n, namespaces).map(({ settled }) => settled);
}

function missedOf(i18n: I18n | null, namespaces: readonly string[]): Arrival[] {
  if (!i18n) return [];
  return namespaces.flatMap((namespace) => {
    // React wants the same promise in the render after it has resolved.
    const known = arrivals.get(i18n)?.get(namespace);
    if (known) return known;
    return i18n.hasResourceBundle(i18n.language, namespace) ? [] : begin(i18n, namespace);
  });
}

/** True if one of these namespaces could not be loaded by the last retry. */
export function isTextLost(i18n: I18n | null, namespaces: readonly string[]): boolean {
  const known = i18n ? arrivals.get(i18n) : undefined;
  return namespaces.some((namespace) => known?.get(namespace)?.isLost === true);
}

/** Calls `listener` when `isTextLost` may have changed; returns the function that stops it. */
export function onTextLoss(i18n: I18n | null, listener: () => void): () => void {
  i18n?.on('failedLoading', listener);
  i18n?.store.on('added', listener);
  return () => {
    i18n?.off('failedLoading', listener);
    i18n?.store.off('added', listener);
  };
}

/** Loads lost namespaces again. */
export function reloadTexts(i18n: I18n | null, namespaces: readonly string[]): void {
  void i18n?.reloadResources([i18n.language], [...namespaces]);
}

function begin(i18n: I18n, namespace: string): Arrival {
  if (!i18n.modules.backend) throw new Error(`No texts at hand for the namespace ${namespace}`);
  let resolveLoaded: () => void = () => undefined;
  let resolveSettled: () => void = () => undefined;
  const arrival: Arrival = {
    loaded: new Promise((resolve) => (resolveLoaded = resolve)),
    settled: new Promise((resolve) => (resolveSettled = resolve)),
    isLost: false,
  };
  i18n.store.on('added', (_language: string, which: string) => {
    if (which !== namespace) return;
    arrival.isLost = false;
    resolveLoaded();
    resolveSettled();
  });
  i18n.on('failedLoading', (_language: string, which: string) => {
    if (which !== namespace) return;
    arrival.isLost = true;
    resolveSettled();
  });
  const all = arrivals.get(i18n) ?? new Map<string, Arrival>();
  arrivals.set(i18n, all.set(namespace, arrival));
  void i18n.loadNamespaces(namespace);
  return arrival;
}
