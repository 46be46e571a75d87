import { allSettled, combine, createEvent, createStore, createWatch, fork, sample } from 'effector';
import { expect, it, vi } from 'vitest';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { onRead } from '#src/event-log/on-read.ts';
import { sampleStores } from '#src/event-log/sample-stores.ts';

it('reads the stores once they are up to date, with the last payload of a tick, in each scope', async () => {
  const typed = createEvent<number>();
  const again = createEvent<number>();
  const $count = createStore(1).on(typed, (_, count) => count);
  const $double = $count.map((count) => count * 2);
  const $isOn = createStore(true).on(typed, (_, count) => count < 9);
  sample({ clock: typed, target: again });
  const read = sampleStores({
    clock: [typed, again],
    source: { count: $count, double: $double },
    filter: $isOn,
    fn: ({ count, double }, payload: number) => [count, double, payload],
  });
  const received = vi.fn();
  const scope = fork();
  createWatch({ unit: read, scope, fn: received });
  await allSettled(typed, { scope, params: 4 });
  await allSettled(again, { scope, params: 5 });
  expect(received.mock.calls).toEqual([[[4, 8, 4]], [[4, 8, 5]]]);
  await allSettled(typed, { scope, params: 9 });
  await allSettled(again, { scope: fork(), params: 7 });
  expect(received).toHaveBeenCalledTimes(2);
});

it('adds no node to a store that it only reads', () => {
  const $name = createStore('');
  const $all = combine({ name: $name });
  const { length } = nodeOf($name).next;
  sampleStores({ clock: createEvent(), source: { name: $name, all: $all } });
  onRead({ name: $name }, ({ name }) => name.length);
  expect(nodeOf($name).next).toHaveLength(length);
});

it('computes a value when it is read', () => {
  const $name = createStore('Mira');
  const length = onRead({ name: $name }, ({ name }) => name.length);
  expect(onRead({ length, name: $name }).getState()).toEqual({ length: 4, name: 'Mira' });
});
