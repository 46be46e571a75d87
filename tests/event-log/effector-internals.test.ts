import {
  type EventCallable,
  type Scope,
  type StoreWritable,
  allSettled,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  merge,
  sample,
  version,
} from 'effector';
import { describe, expect, it } from 'vitest';
import {
  createFeatureFilter,
  decideAt,
  dropCounters,
  launchEach,
  launchKeys,
  lastNodeId,
  nodeOf,
  readStoresAt,
  setHandler,
  setStackReader,
  stopAtEqual,
  storesBehind,
} from '#src/event-log/effector-internals.ts';

// Another version requires a check of `effector-internals.ts` and of the golden traces.
it('relies on this version of Effector', () => {
  expect(version).toBe('23.4.4');
});

it('relies on nodes with a sequence of steps, followers, owners and the kind of unit', () => {
  const event = createEvent<number>();
  const fx = createEffect(() => 1);
  const $count = createStore(0).on(event, (_, count) => count);
  for (const [unit, op] of [
    [event, 'event'],
    [fx, 'effect'],
    [$count, 'store'],
  ] as const) {
    const node = nodeOf(unit);
    expect(node.meta['op']).toBe(op);
    expect(Array.isArray(node.seq)).toBe(true);
    expect(Array.isArray(node.next)).toBe(true);
    expect(node.family.owners).toBeInstanceOf(Array);
    expect(node.family.links).toBeInstanceOf(Array);
  }
});

it('finds the stores derived from a unit, through samples and derived stores', () => {
  const event = createEvent<number>();
  const $count = createStore(0);
  const $double = $count.map((count) => count * 2);
  sample({ clock: event, target: $count });
  const found = storesBehind([event]);
  expect(found).toContain(nodeOf($count));
  expect(found).toContain(nodeOf($double));
});

it('an effect without counters of running calls answers, and a scope still waits for it', async () => {
  const fx = createEffect<number, number>(async (count) => {
    await Promise.resolve();
    return count * 2;
  });
  dropCounters(fx);
  const stores = [...new Set([...nodeOf(fx).next, ...nodeOf(fx).family.links])].filter(
    ({ meta }) => meta['op'] === 'store' || meta['op'] === 'on',
  );
  expect(stores).toEqual([]);
  const $last = createStore(0).on(fx.doneData, (_, doubled) => doubled);
  const scope = fork();
  await allSettled(fx, { scope, params: 4 });
  expect(scope.getState($last)).toBe(8);
});

it('answers an effect that is created after the fork, in this scope alone', async () => {
  const scope = fork();
  setHandler(scope, 'test/later', (name: string) => `hello ${name}`);
  const fx = createEffect<string, string>({ sid: 'test/later' });
  await expect(allSettled(fx, { scope, params: 'Mira' })).resolves.toEqual({
    status: 'done',
    value: 'hello Mira',
  });
  const other = await allSettled(fx, { scope: fork(), params: 'Mira' });
  expect(other.status).toBe('fail');
});

it('launches a unit for each item of a list, an effect without a direct call', async () => {
  const listed = createEvent<readonly string[]>();
  const fx = createEffect((name: string) => name);
  const $names = createStore<string[]>([]).on(fx.doneData, (names, name) => [...names, name]);
  launchEach(listed, fx);
  const scope = fork();
  await allSettled(listed, { scope, params: ['Mira', 'Noor'] });
  expect(scope.getState($names)).toEqual(['Mira', 'Noor']);
});

it.each<[string, (clock: EventCallable<any>, $count: StoreWritable<any>) => void]>([
  ['a choice of targets', (clock, $count) => launchKeys(clock, { count: $count })],
  ['a list of items', (clock, $count) => launchEach(clock, $count)],
  ['a decision', (clock, $count) => decideAt([clock], $count, () => ({}), { count: $count })],
  [
    'a reading',
    (clock, $count) =>
      readStoresAt([clock], $count, { filter: undefined, fn: undefined, targets: [$count] }),
  ],
])('gives the connection of %s the stack that tools read, and its units', (_, connect) => {
  const clock = createEvent<any>(); // any: of each kind of connection
  const $count = createStore(0);
  setStackReader(() => 'at this line');
  connect(clock, $count);
  setStackReader(() => undefined);
  const [node] = nodeOf(clock).next;
  expect(node?.meta['unitTrace']).toBe('at this line');
  expect(node?.family.owners).toContain(nodeOf(clock));
  expect(node?.family.links).toContain(nodeOf($count));
});

it('ends a reducer at an unchanged value, also in a scope that has not read the store', async () => {
  const set = createEvent<number[]>();
  const clear = createEvent();
  const $list = createStore<number[]>([]);
  stopAtEqual($list);
  $list.on(set, (_, list) => list).reset(clear);
  const lists: number[][] = [];
  $list.updates.watch((list) => lists.push(list));
  const scope = fork();
  await allSettled(clear, { scope });
  await allSettled(set, { scope, params: [] });
  await allSettled(set, { scope, params: [1] });
  await allSettled(clear, { scope });
  await allSettled(clear, { scope });
  expect(lists).toEqual([[1], []]);
});

describe('a feature', () => {
  const loaded = createEvent();
  const $features = createStore<Record<string, string>>({}).on(loaded, () => ({ bag: 'here' }));
  const $borderless = createStore<string[]>([], { serialize: 'ignore' });
  const event = createEvent<number>();
  const fx = createEffect(() => 1);
  const $count = createStore(0).on(event, (count) => count + 1);
  const $told = createStore(0);

  const start = lastNodeId();
  const own = createEvent<number>();
  const received = createEvent<string>();
  const $own = createStore(0).on(event, (count) => count + 1);
  const $double = $count.map((count) => count * 2);
  const clocks = {
    event,
    store: $count,
    mapped: event.map(String),
    merged: merge([event, createEvent<number>()]),
    derived: $double,
    combined: combine($count, $own, (count, more) => count + more).updates,
    done: fx.done,
    own,
  };
  for (const [name, clock] of Object.entries(clocks))
    sample({ clock: clock as typeof own, fn: () => name, target: received });
  sample({ clock: own, target: $told });
  const units = [event, fx, $count, own, received, $own];
  createFeatureFilter({ $features, $borderless }, (id) => (id > start ? 'bag' : 'core'))(units);

  /** Names of the clocks that the feature receives after each unit. */
  async function receivedIn(scope: Scope) {
    for (const $store of storesBehind(units)) scope.getState($store as typeof $count);
    const names = new Set<string>();
    const stop = createWatch({ unit: received, scope, fn: (name) => names.add(name) });
    await allSettled(event, { scope, params: 1 });
    await allSettled(fx, { scope });
    await allSettled(own, { scope, params: 7 });
    stop();
    return [...names];
  }

  it('receives only its own events before it is loaded in a scope', async () => {
    const scope = fork();
    expect(await receivedIn(scope)).toEqual(['own']);
    expect(scope.getState($own)).toBe(0);
    await allSettled(loaded, { scope });
    expect((await receivedIn(scope)).toSorted()).toEqual(Object.keys(clocks).toSorted());
    expect(scope.getState($own)).toBe(1);
    expect(await receivedIn(fork())).toEqual(['own']);
  });

  it('enters by one filter from each unit', () => {
    const filters = nodeOf(event).next.filter(({ meta }) => meta['op'] === 'featureFilter');
    expect(filters).toHaveLength(1);
    expect(filters[0]?.next.length).toBeGreaterThan(1);
  });

  it('has stores up to date that are derived from outside, and may trigger units outside', async () => {
    const scope = fork();
    await receivedIn(scope);
    expect(scope.getState($double)).toBe(2);
    expect(scope.getState($told)).toBe(7);
  });
});
