import type { i18n as I18n } from 'i18next';

/** A namespace that was missing when first needed. */
interface Arrival {
  /** Resolves when its texts have loaded; pending while they cannot be loaded. */
  loaded: Promise<void>;
  /** Resolves when its texts have loaded, or the last retry has failed. */
  settled: Promise<void>;
  /** True after the last retry has failed, until the texts load after all. */
  isLost(this: void): boolean;
}

const arrivals = new WeakMap<I18n, Map<string, Arrival>>();

/**
 * Starts to load the missing namespaces among these and returns them, with promises for `use`.
 * Throws without a backend.
 */
export function lateTexts(i18n: I18n | null, namespaces: readonly string[]): Arrival[] {
  if (!i18n) return [];
  return namespaces.flatMap((namespace) => {
    // React needs the same promise in the render after it has resolved.
    const known = arrivals.get(i18n)?.get(namespace);
    if (known) return known;
    return i18n.hasResourceBundle(i18n.language, namespace) ? [] : begin(i18n, namespace);
  });
}

/**
 * Calls `listener` when `isLost` of a namespace may have changed; returns the unsubscribe function.
 */
export function onTextLoss(i18n: I18n | null, listener: () => void): () => void {
  i18n?.on('failedLoading', listener);
  i18n?.store.on('added', listener);
  return () => {
    i18n?.off('failedLoading', listener);
    i18n?.store.off('added', listener);
  };
}

export function reloadTexts(i18n: I18n | null, namespaces: readonly string[]): void {
  void i18n?.reloadResources([i18n.language], [...namespaces]);
}

function begin(i18n: I18n, namespace: string): Arrival {
  if (!i18n.modules.backend) throw new Error(`No texts at hand: ${namespace}`);
  let isLost = false;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const loaded = new Promise<void>((resolve) => {
    const hear = (failed: boolean) => (_language: string, which: string) => {
      if (which !== namespace) return;
      isLost = failed;
      settle();
      if (failed) return;
      // Read by `use`: otherwise a view that first reads it now would suspend briefly.
      void Object.assign(loaded, { status: 'fulfilled' });
      resolve();
    };
    i18n.store.on('added', hear(false));
    i18n.on('failedLoading', hear(true));
  });
  const arrival = { loaded, settled, isLost: () => isLost };
  const all = arrivals.get(i18n) ?? new Map<string, Arrival>();
  arrivals.set(i18n, all.set(namespace, arrival));
  void i18n.loadNamespaces(namespace);
  return arrival;
}
