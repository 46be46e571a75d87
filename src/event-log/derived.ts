import type { Node, Scope, Store } from 'effector';
import { type DeclaredUnit, declaredUnits } from './units.ts';

/**
 * Looks once at every store of a scope that follows from declared ones. Effector tells of the first
 * write to a store that a scope has not looked at also where the value is an equal one, so that
 * otherwise it would count when a store came: live it may come late, in a replay all are there.
 */
export function lookAtDerived(scope: Scope): void {
  for (const store of storesBehind(declaredUnits())) scope.getState(store);
}

/** What follows from the units that are declared; it is found anew when more of them have come. */
let found: { of: readonly DeclaredUnit[]; stores: readonly Store<unknown>[] } | undefined;

function storesBehind(units: readonly DeclaredUnit[]): readonly Store<unknown>[] {
  if (found?.of === units) return found.stores;
  const seen = new Set<Node>();
  const stores: Store<unknown>[] = [];
  const waiting = units.map(({ unit }) => nodeOf(unit));
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const next of node.next) waiting.push(next);
    if (node.meta['op'] === 'store') stores.push(node as unknown as Store<unknown>); // `getState` takes a node
  }
  found = { of: units, stores };
  return stores;
}

function nodeOf(unit: unknown): Node {
  return (unit as { graphite: Node }).graphite; // as createNode({ parent }) reads it
}
