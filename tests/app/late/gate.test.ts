// @alone
import type { Node } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { nodeOf } from '#src/event-log/effector-internals.ts';

/** What a name a node has, for a message. */
function nameOf({ meta }: Node): string {
  return String(meta['name'] ?? meta['op']);
}

/** All nodes of the graph that hang together with these. */
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

/** The graph as it stands: its nodes, and what follows each. */
function drawn(units: readonly Unit[]): Map<Node, ReadonlySet<Node>> {
  const nodes = around(units.map(({ unit }) => nodeOf(unit)));
  return new Map([...nodes].map((node) => [node, new Set(node.next)]));
}

/** Which units what `load` brings makes follow from what was there before, other than through a gate. */
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

it('late modules hear of what is there from the start through gates only', async () => {
  expect(await leaksOf(() => import('#src/app/whole-model.ts'))).toEqual([]);
  const { declaredUnits } = await import('#src/event-log/units.ts');
  expect(declaredUnits().length).toBeGreaterThan(150);
});

it.each(MODULES)('%s hears of the other modules through gates only', async (path, load) => {
  for (const [other, loadOther] of MODULES) if (other !== path) await loadOther();
  expect(await leaksOf(load)).toEqual([]);
});

it('no domain knows of a gate, and each module has one file of them', () => {
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
