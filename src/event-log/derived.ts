import type { Scope, Store } from 'effector';
import { storesBehind } from './effector-internals.ts';
import { type DeclaredUnit, declaredUnits } from './units.ts';

/**
 * Looks once at every store of a scope that follows from declared ones. Effector emits the first
 * write to a store that a scope has not looked at even if the value is equal. Modules load late live
 * and at once in a replay, so the first write would depend on that.
 */
export function lookAtDerived(scope: Scope): void {
  const units = declaredUnits();
  if (found?.of !== units)
    found = { of: units, stores: storesBehind(units.map(({ unit }) => unit)) };
  for (const store of found.stores) scope.getState(store);
}

/** Stores that follow from the declared units; found anew after more units are declared. */
let found: { of: readonly DeclaredUnit[]; stores: readonly Store<unknown>[] } | undefined;
