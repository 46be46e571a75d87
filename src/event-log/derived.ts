import type { Node, Scope, Store } from 'effector';
import { declaredUnits } from './units.ts';

/**
 * Looks once at every store of a scope that follows from declared ones. Effector tells of the first
 * write to a store that a scope has not looked at also where the value is an equal one, so that
 * otherwise it would count when a store came: live it may come late, in a replay all are there.
 */
export function lookAtDerived(scope: Scope): void {
  const seen = new Set<Node>();
  const waiting = declaredUnits().map(({ unit }) => nodeOf(unit));
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    waiting.push(...node.next);
    if (node.meta['op'] === 'store') scope.getState(node as unknown as Store<unknown>); // `getState` takes a node
  }
}

function nodeOf(unit: unknown): Node {
  return (unit as { graphite: Node }).graphite; // as createNode({ parent }) reads it
}
