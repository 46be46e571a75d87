import type { Scope, Store } from 'effector';
import { storesBehind } from './effector-internals.ts';
import { type DeclaredUnit, declaredUnits } from './units.ts';

/**
 * Reads every derived store of a scope once. Effector emits the first write to an unread store
 * even if the value is equal. Modules load lazily in a live session but at once in a replay, so
 * that this write would differ.
 */
export function lookAtDerived(scope: Scope): void {
  const units = declaredUnits();
  if (found?.of !== units)
    found = { of: units, stores: storesBehind(units.map(({ unit }) => unit)) };
  for (const store of found.stores) scope.getState(store);
}

/** Stores derived from the declared units; recomputed when units are added. */
let found: { of: readonly DeclaredUnit[]; stores: readonly Store<unknown>[] } | undefined;
