/** All uses of undocumented Effector internals; `effector-internals.test.ts` pins the version. */
import {
  type Effect,
  type Node,
  type Scope,
  type Stack,
  type StateRef,
  type Store,
  type StoreWritable,
  type Unit,
  type UnitTargetable,
  type UnitValue,
  clearNode,
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

/** Launches those targets whose keys the payloads have, in the order of `targets`. */
function launchThere(
  targets: readonly (readonly [string, UnitTargetable<any>])[], // any: units of every payload
  payloads: Readonly<Record<string, unknown>>,
  stack: Stack,
): void {
  const there = targets.filter(([key]) => key in payloads);
  const target = there.map(([, unit]) => unit);
  const params = there.map(([key]) => payloads[key]);
  // As in Effector's `split`, `stack` tells an effect that it was not called directly.
  launch({ target, params, defer: true, stack } as Parameters<typeof launch>[0]);
}

/**
 * Removes an effect's counters of running calls: twelve of its 22 nodes, which run at each call. No log knows them, so
 * nothing reads them (`no-raw-units`).
 */
export function dropCounters({ pending, inFlight }: Effect<any, any, any>): void {
  // any: of any shape
  const [map] = nodeOf(inFlight).family.owners;
  const [counter] = map?.family.owners ?? [];
  clearNode(pending);
  clearNode(inFlight);
  if (counter) clearNode(counter, { deep: true });
}

let stackOf = (): unknown => undefined;

/** Sets what reads the stack of a new connection, for tools that name its line; the shop reads none. */
export function setStackReader(read: () => unknown): void {
  stackOf = read;
}

type AnyUnits = readonly UnitTargetable<any>[]; // any: units of every payload

/**
 * Connects units by one node, which tools that walk the graph see as Effector's own operator. A
 * `split` launches its targets itself.
 */
function connect(
  op: 'sample' | 'split',
  clocks: readonly Unit<any>[], // any: clocks of every payload
  stores: readonly Unit<any>[],
  targets: AnyUnits,
  node: Node['seq'],
): void {
  createNode({
    parent: [...clocks],
    child: op === 'sample' ? [...targets] : [],
    meta: { op, unitTrace: stackOf() },
    family: { owners: [...clocks, ...stores], links: [...targets] },
    node,
  });
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
  connect('split', [source], [], Object.values(targets), [
    step.compute({ fn: (payloads, _, stack) => launchThere(entries, payloads, stack) }),
  ]);
}

/** Launches a unit for each item of a list, also several times a tick. */
export function launchEach<Item>(
  source: Unit<readonly Item[]>,
  target: UnitTargetable<Item>,
): void {
  connect(
    'split',
    [source],
    [],
    [target],
    [
      step.compute({
        fn(items: readonly Item[], _, stack) {
          const targets = items.map(() => target);
          const params = [...items];
          launch({ target: targets, params, defer: true, stack } as Parameters<typeof launch>[0]);
        },
      }),
    ],
  );
}

/** A value that is read in the scope that runs: a store, or `onRead()`. */
export interface StateSource<Value> {
  getState(): Value;
}

/** Value computed from stores at each read, without a node of its own. */
export interface Computed<Value> extends StateSource<Value> {
  stores: readonly Store<unknown>[];
}

/** Stores that a source reads. */
export function storesOf(source: StateSource<unknown>): readonly Store<unknown>[] {
  return 'stores' in source ? (source as Computed<unknown>).stores : [source as Store<unknown>];
}

/** Source of a decision that reads no store. */
export const NO_STORES: Computed<undefined> = { stores: [], getState: () => undefined };

let refs = 0;

/** Steps that wait until the stores are up to date, and go on with the tick's last payload. */
function lastOfTick() {
  const last = { id: `last ${(refs += 1)}`, current: undefined };
  return [
    step.mov({ from: 'stack', to: 'store', target: last }),
    step.mov({ store: last, to: 'stack', priority: 'sampler', batch: true }),
  ];
}

/**
 * Runs `fn` with the values of the stores once in each tick of the clocks. It runs one node, and
 * reads the stores then; Effector's `sample` combines them at each change of one.
 */
export function readStoresAt(
  clocks: readonly Unit<any>[], // any: clocks of every payload
  source: StateSource<unknown>,
  {
    filter,
    fn,
    targets,
  }: {
    filter: ((values: any, payload: any) => unknown) | undefined;
    fn: ((values: any, payload: any) => unknown) | undefined;
    targets: readonly UnitTargetable<any>[];
  },
): void {
  connect('sample', clocks, storesOf(source), targets, [
    ...lastOfTick(),
    step.compute({
      fn(payload, _, stack) {
        (stack as { a: unknown }).a = source.getState();
        return payload;
      },
    }),
    ...(filter
      ? [step.filter({ fn: (payload, _, { a }) => Boolean(filter(a, payload)), pure: true })]
      : []),
    step.compute({ fn: (payload, _, { a }) => (fn ? fn(a, payload) : a), pure: true }),
  ]);
}

/** Launches targets by the keys that `decide` returns for the payload of the clocks and the source's value. */
export function decideAt(
  clocks: readonly Unit<any>[], // any: clocks of every payload
  source: StateSource<unknown>,
  decide: (values: any, payload: any) => object,
  targets: Readonly<Record<string, UnitTargetable<any>>>,
): void {
  const entries = Object.entries(targets);
  connect('split', clocks, storesOf(source), Object.values(targets), [
    ...lastOfTick(),
    step.compute({
      fn(payload, _, stack) {
        const payloads = decide(source.getState(), payload) as Record<string, unknown>;
        launchThere(entries, payloads, stack);
      },
      pure: true,
    }),
  ]);
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

/** True for the same value, and for two empty lists. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return Array.isArray(one) && Array.isArray(other) && one.length + other.length === 0;
}

/**
 * Ends a reducer's run at an unchanged value: neither the store's node nor its subscribers run.
 */
export function stopAtEqual<T>(store: StoreWritable<T>): void {
  const changed = step.filter({ fn: (next, _, { a: before }) => !isSame(next, before) });
  const seen = new Set<Node>();
  function addFilters(): void {
    for (const node of nodeOf(store).family.links) {
      if (node.meta['onTrigger'] === undefined || seen.has(node)) continue;
      seen.add(node);
      node.seq.push(changed);
    }
  }
  for (const method of ['on', 'reset'] as const) {
    const connect = store[method].bind(store) as (...args: unknown[]) => StoreWritable<T>;
    store[method] = ((...args: unknown[]) => {
      connect(...args);
      addFilters();
      return store;
    }) as never; // both are overloaded over units and lists of units
  }
}

/** Adds the units' nodes to `known`, and all that follow known nodes, also as outcomes of their effects. */
function addNodesBehind(units: readonly unknown[], known: Set<Node>): void {
  for (const unit of units) known.add(nodeOf(unit));
  // Also visits what it adds.
  for (const node of known) {
    for (const next of node.next) known.add(next);
    if (node.meta['op'] === 'effect') for (const outcome of node.family.links) known.add(outcome);
  }
}

/** Stores derived from the units. */
export function storesBehind(units: readonly unknown[]): readonly Store<unknown>[] {
  // `getState` takes a node.
  const nodes = new Set<Node>();
  addNodesBehind(units, nodes);
  return [...nodes].filter(({ meta }) => meta['op'] === 'store') as unknown as Store<unknown>[];
}

/** Id of the latest node. Ids increase in the order of creation. */
export function lastNodeId(): number {
  return Number(createNode().id);
}

/** True if `to` only computes a value from the store `from`, or is its part. */
function isDerived(from: Node, to: Node): boolean {
  const [before, after] = [from.meta['op'], to.meta['op']];
  if (before === 'store')
    return after === 'map' || after === 'combine' || to.meta['named'] === 'updates';
  return after === 'store' && (before === 'map' || before === 'combine');
}

const FILTER = 'featureFilter';

function stateRefOf(store: Store<any>): StateRef {
  return (store as unknown as { stateRef: StateRef }).stateRef; // any: stores of every value
}

/** Feature of the node with an id; the core is outside of all features. */
type FeatureOf = (nodeId: number) => string;
const CORE = 'core';

/**
 * Returns a function that filters the edges into features that are new since its last call: what
 * a feature's units subscribe to outside of it reaches them only in scopes in which `$features`
 * has the feature as `here`, or `$borderless` contains it.
 *
 * Stores derived from stores outside stay up to date, so that they count as outside too. An edge
 * to an older node stays as it is: there the feature is the target, not the subscriber.
 */
export function createFeatureFilter(
  open: { $features: Store<Record<string, string>>; $borderless: Store<readonly string[]> },
  featureOf: FeatureOf,
): (units: readonly unknown[]) => void {
  const [features, borderless] = [stateRefOf(open.$features), stateRefOf(open.$borderless)];
  const derivedOutside = new WeakSet<Node>();
  const known = new Set<Node>();
  let last = 0;

  /** One filter for all edges from a node into a feature. */
  function filterEdge(from: Node, to: Node, feature: string): void {
    const at = from.next.indexOf(to);
    const before = from.next.find(({ meta }) => meta['op'] === FILTER && meta['name'] === feature);
    if (before) {
      before.next.push(to);
      from.next.splice(at, 1);
      return;
    }
    const filter = createNode({
      meta: { op: FILTER, name: feature },
      node: [
        step.mov({ store: features, to: 'a' }),
        step.mov({ store: borderless, to: 'b' }),
        step.filter({ fn: (_, __, { a, b }) => a[feature] === 'here' || b.includes(feature) }),
      ],
    });
    filter.next.push(to);
    from.next[at] = filter;
  }

  const featureAround = (node: Node) =>
    derivedOutside.has(node) ? CORE : featureOf(Number(node.id));

  /** Feature that an edge enters; the core if it enters none, or is older than the last call. */
  function entered(from: Node, to: Node): string {
    if (Number(to.id) <= last || to.meta['op'] === FILTER || from.meta['op'] === FILTER)
      return CORE;
    const feature = featureOf(Number(to.id));
    return feature === featureAround(from) ? CORE : feature;
  }

  return (units) => {
    addNodesBehind(units, known);
    const nodes = [...known];
    for (const from of nodes)
      for (const to of from.next)
        if (!derivedOutside.has(to) && isDerived(from, to) && entered(from, to) !== CORE) {
          derivedOutside.add(to);
          nodes.push(to); // Visits its followers again.
        }
    for (const from of nodes)
      for (const to of from.next.slice()) {
        const feature = isDerived(from, to) ? CORE : entered(from, to);
        if (feature !== CORE && Number(to.id) > Number(from.id)) filterEdge(from, to, feature);
      }
    last = lastNodeId();
  };
}
