// oxlint-disable-next-line no-restricted-imports -- subscribes a view, as useUnit does
import { type Scope, type Store, createWatch } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useSyncExternalStore } from 'react';

/** Subscription of one store in one scope. */
interface Shared<State> {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
}

const SHARED = new WeakMap<Scope, WeakMap<Store<any>, Shared<any>>>(); // any: stores of every type

/**
 * Part of a store that many components of a page select, such as the state of a tile's heart. They share one
 * subscription, where `useStoreMap` creates a derived store for each. `served` is the part in a served document, until
 * it is hydrated. Throws outside a `Provider` of a scope.
 * @example const isSaved = useSelected($heartIds, (ids) => ids.includes(productId), false);
 */
export function useSelected<State, Part extends string | number | boolean>(
  store: Store<State>,
  select: (state: State) => Part,
  served: Part,
): Part {
  const scope = useProvidedScope();
  if (!scope) throw new Error('No scope above');
  const { subscribe, state } = sharedOf(scope, store);
  return useSyncExternalStore(
    subscribe,
    () => select(state()),
    () => served,
  );
}

function sharedOf<State>(scope: Scope, store: Store<State>): Shared<State> {
  const ofScope = SHARED.get(scope) ?? new WeakMap<Store<any>, Shared<any>>(); // any: as above
  SHARED.set(scope, ofScope);
  const shared = (ofScope.get(store) as Shared<State> | undefined) ?? share(scope, store);
  ofScope.set(store, shared);
  return shared;
}

function share<State>(scope: Scope, store: Store<State>): Shared<State> {
  const listeners = new Set<() => void>();
  let stop: () => void = () => undefined;
  const fn = () => listeners.forEach((listener) => listener());
  return {
    // oxlint-disable-next-line selvedge/no-raw-units -- reads for a view, as useUnit does
    state: () => scope.getState(store),
    subscribe(listener) {
      if (listeners.size === 0) stop = createWatch({ unit: store, scope, fn });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
