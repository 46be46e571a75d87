// @alone
import type { Node } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { nodeOf } from '#src/event-log/effector-internals.ts';

/** Name of a node, for a message. */
function nameOf({ meta }: Node): string {
  return String(meta['name'] ?? meta['op']);
}

/** All nodes of the graph that are connected to these. */
function around(roots: readonly Node[]): Set<Node> {
  const seen = new Set<Node>();
  const open = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...node.next, ...node.family.owners, ...node.family.links);
  }
  return seen;
}

interface Unit {
  unit: unknown;
  name: string;
}

/** Snapshot of the graph: its nodes with their followers. */
function drawn(units: readonly Unit[]): Map<Node, ReadonlySet<Node>> {
  const nodes = around(units.map(({ unit }) => nodeOf(unit)));
  return new Map([...nodes].map((node) => [node, new Set(node.next)]));
}

/** Units from before `load` that are followed by loaded ones other than through a gate. */
async function leaksOf(load: () => Promise<unknown>): Promise<string[]> {
  const { declaredUnits } = await import('#src/event-log/units.ts');
  const { GATE } = await import('#src/ports/late-gate.ts');
  const { partLoaded } = await import('#src/ports/late.ts');
  const before = drawn(declaredUnits());
  before.delete(nodeOf(partLoaded));
  const known = new Set([...before.keys(), nodeOf(partLoaded)]);
  await load();
  const names = new Map(declaredUnits().map(({ unit, name }) => [nodeOf(unit), name]));

  function reached(node: Node, seen: Set<Node>): string[] {
    if (seen.has(node) || nameOf(node) === GATE) return [];
    seen.add(node);
    const name = names.get(node);
    return name === undefined ? node.next.flatMap((each) => reached(each, seen)) : [name];
  }

  return [...before].flatMap(([node, followers]) =>
    node.next
      .filter((each) => !followers.has(each) && !known.has(each))
      .flatMap((each) => reached(each, new Set()))
      .map((name) => `${names.get(node) ?? nameOf(node)} → ${name}`),
  );
}

const MODULES = Object.entries(import.meta.glob('/src/app/late/*/module.ts'));

beforeEach(async () => {
  vi.resetModules();
  await import('#src/app/model.ts');
});

it('connects lazy modules to units of the first bundle through gates only', async () => {
  expect(await leaksOf(() => import('#src/app/whole-model.ts'))).toEqual([]);
  const { declaredUnits } = await import('#src/event-log/units.ts');
  expect(declaredUnits().length).toBeGreaterThan(150);
});

it.each(MODULES)('%s is connected to the other modules through gates only', async (path, load) => {
  for (const [other, loadOther] of MODULES) if (other !== path) await loadOther();
  expect(await leaksOf(load)).toEqual([]);
});

it('keeps gates out of the domains, in one file per module', () => {
  const sources = Object.entries(
    import.meta.glob<string>('/src/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const withGates = sources.filter(([, text]) => /\bgate(?:Opened)?\('/.test(text));
  expect(withGates.map(([path]) => path).filter((path) => !path.endsWith('/gate.ts'))).toEqual(
    MODULES.map(([path]) => path.replace('module.ts', 'inbox.ts')),
  );
});
