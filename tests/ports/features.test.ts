// @alone
import {
  type Event,
  type Node,
  allSettled,
  createEvent,
  createWatch,
  fork,
  sample,
} from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyEffect } from '#src/event-log/units.ts';
import { nodeOf } from '#src/event-log/effector-internals.ts';

beforeEach(() => {
  vi.resetModules();
});

/** All nodes that follow from these units, with the nodes that follow each. */
function followers(units: readonly { unit: unknown }[]): Map<Node, ReadonlySet<Node>> {
  const seen = new Map<Node, ReadonlySet<Node>>();
  const waiting = units.map(({ unit }) => nodeOf(unit));
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.set(node, new Set(node.next));
    waiting.push(...node.next);
    if (node.meta['op'] === 'effect') waiting.push(...node.family.links);
  }
  return seen;
}

it('a feature that subscribes to everything receives nothing before it is loaded', async () => {
  await import('#src/app/whole-model.ts');
  const { declaredUnits, feature } = await import('#src/event-log/units.ts');
  const { drawBorders, loadFeature, loadFeatureFx } = await import('#src/ports/features.ts');
  const { connectionChanged } = await import('#src/ports/connection.ts');
  const { appStarted } = await import('#src/ports/start.ts');
  const { environment } = await import('#tests/session/shop-scope.ts');
  feature('search');
  const received = createEvent<string>();
  for (const { unit, name } of declaredUnits())
    sample({ clock: unit as Event<unknown>, fn: () => name, target: received });
  drawBorders();

  const never = () => new Promise<never>(() => {});
  const handlers = declaredUnits().flatMap((declared): [AnyEffect, () => unknown][] =>
    declared.kind === 'port' ? [[declared.unit, never]] : [],
  );
  const scope = fork({ handlers: new Map([...handlers, [loadFeatureFx, () => {}]]) });
  const names: string[] = [];
  createWatch({ unit: received, scope, fn: (name) => names.push(name) });
  void allSettled(appStarted, { scope, params: { environment } });
  void allSettled(loadFeature, { scope, params: { part: 'bag' } });
  void allSettled(connectionChanged, { scope, params: { isOnline: false } });
  await Promise.resolve();
  expect(names).toEqual([]);

  void allSettled(loadFeature, { scope, params: { part: 'search' } });
  await Promise.resolve();
  names.length = 0;
  void allSettled(connectionChanged, { scope, params: { isOnline: true } });
  expect(names).toContain('connection/changed');
  expect(names).toContain('connection/isOnline');
});

it('modules that load later and belong to no feature subscribe to units of the start only once touched', async () => {
  await import('#src/app/model.ts');
  const { declaredUnits } = await import('#src/event-log/units.ts');
  const { setStackReader } = await import('#src/event-log/effector-internals.ts');
  setStackReader(() => new Error('connection').stack);
  const names = new Map(declaredUnits().map(({ unit, name }) => [nodeOf(unit), name]));
  const before = followers(declaredUnits());
  await import('#src/app/whole-model.ts');
  // Both filter by a store.
  const ofFiltered = /once-touched|error-reports-wiring/;
  const isFiltered = ({ meta, next }: Node): boolean =>
    meta['op'] === 'featureFilter' ||
    ofFiltered.test(String(meta['unitTrace'])) ||
    (next.length > 0 && next.every(isFiltered));
  const isDerived = ({ meta }: Node) => meta['op'] === 'map' || meta['op'] === 'combine';
  const leaks = [...before].flatMap(([node, known]) =>
    node.next
      .filter((next) => !known.has(next) && !before.has(next))
      .filter((next) => !isFiltered(next) && !isDerived(next))
      .map(({ meta }) => `${names.get(node) ?? String(node.meta['name'])} → ${String(meta['op'])}`),
  );
  expect(leaks).toEqual([]);
  expect(before.size).toBeGreaterThan(1000);
});
