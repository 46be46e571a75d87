import {
  allSettled,
  createEffect,
  createEvent,
  createStore,
  fork,
  sample,
  version,
} from 'effector';
import { expect, it } from 'vitest';
import { nodeOf, setHandler, storesBehind } from '#src/event-log/effector-internals.ts';

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
