/** All uses of undocumented Effector internals; `effector-internals.test.ts` pins the version. */
import {
  type Node,
  type Scope,
  type Store,
  type StoreWritable,
  type Unit,
  type UnitTargetable,
  type UnitValue,
  createNode,
  is,
  launch,
  step,
} from 'effector';

/** Node of a unit in Effector's graph. */
export function nodeOf(unit: unknown): Node {
  return (unit as { graphite: Node }).graphite; // as createNode({ parent }) reads it
}

/** Drops a unit's payload before any subscriber receives it. */
export function dropPayload(unit: Unit<any>): void {
  nodeOf(unit).seq.unshift(
    step.compute({
      // A direct effect call has no parent node and carries its deferred: keep it.
      fn: (given, _, { parent }) => (is.effect(unit) && !parent ? given : undefined),
    }),
  );
}

/** Sets a scope's handler for an effect by its sid; the effect may be created later. */
export function setHandler(scope: Scope, sid: string, handler: (params: any) => unknown): void {
  // any: effects of any shape
  const { handlers } = scope as Scope & {
    handlers: { sidMap: Record<string, (params: any) => unknown> };
  };
  handlers.sidMap[sid] = handler;
}

/**
 * Launches those targets whose keys a unit's payload has, in the order of `targets`. It runs one
 * node; patronum's `spread` runs one for each target.
 */
export function launchKeys<Targets extends Record<string, UnitTargetable<any>>>(
  source: Unit<{ [Key in keyof Targets]?: UnitValue<Targets[Key]> }>,
  targets: Targets,
): void {
  const entries = Object.entries(targets);
  createNode({
    parent: [source],
    // As in Effector's own `split`: tools that walk the graph find the targets.
    meta: { op: 'split' },
    family: { owners: [source], links: entries.map(([, unit]) => unit) },
    node: [
      step.compute({
        fn(payloads: Readonly<Record<string, unknown>>, _, stack) {
          const there = entries.filter(([key]) => key in payloads);
          const target = there.map(([, unit]) => unit);
          const params = there.map(([key]) => payloads[key]);
          // `stack`, also as in `split`, tells an effect that it was not called directly.
          launch({ target, params, defer: true, stack } as Parameters<typeof launch>[0]);
        },
      }),
    ],
  });
}

/** Catches errors of the store's reducers: the value stays, and `report` receives the error. */
export function guardReducers<T>(store: StoreWritable<T>, report: (error: unknown) => void): void {
  const on = store.on.bind(store) as (trigger: any, reducer: any) => StoreWritable<T>; // any: `on` is overloaded over units and lists of units
  store.on = ((trigger: any, reducer: (value: T, payload: any) => T | void) =>
    on(trigger, (value: T, payload: unknown) => {
      try {
        return reducer(value, payload);
      } catch (error) {
        report(error);
        return value;
      }
    })) as typeof store.on;
}

/** Stores derived from the units. */
export function storesBehind(units: readonly unknown[]): readonly Store<unknown>[] {
  const seen = new Set<Node>();
  const stores: Store<unknown>[] = [];
  const waiting = units.map(nodeOf);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const next of node.next) waiting.push(next);
    if (node.meta['op'] === 'store') stores.push(node as unknown as Store<unknown>); // `getState` takes a node
  }
  return stores;
}
