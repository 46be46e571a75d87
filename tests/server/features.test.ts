import { type Node, step } from 'effector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { declaredUnits, featureOf } from '#src/event-log/units.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { inside, storefrontOver } from './storefront-over.ts';

/** Features whose nodes have run, with the kinds of their nodes. */
const ran = new Map<string, Set<string>>();
const undo: (() => void)[] = [];

function count(node: Node): void {
  const feature = featureOf(Number(node.id));
  const { op, named } = node.meta as { op?: string; named?: string };
  const counted = step.compute({
    fn(value: unknown) {
      const kinds = ran.get(feature) ?? new Set();
      ran.set(feature, kinds.add(named ?? op ?? ''));
      return value;
    },
  });
  node.seq.unshift(counted);
  undo.push(() => void node.seq.splice(node.seq.indexOf(counted), 1));
}

// Other test files of the process use the same model.
afterAll(() => undo.forEach((remove) => remove()));

beforeAll(async () => {
  await fetchAllViews();
  const nodes = new Set(declaredUnits().map(({ unit }) => nodeOf(unit)));
  for (const node of nodes)
    for (const next of [...node.next, ...node.family.links, ...node.family.owners]) nodes.add(next);
  for (const node of nodes) count(node);
}, 60_000);

it.each(['/', '/women/jeans', '/foundry-straight-jean-rl0101rin', '/faq', '/shopping-bag'])(
  'runs only derived stores of a feature that the document of %s does not contain',
  async (path) => {
    ran.clear();
    const { document } = await storefrontOver(inside).see(path);
    const { features } = JSON.parse(
      document.querySelector('script[type="application/json"]')?.textContent ?? '',
    ) as { features: string[] };
    const others = [...ran.keys()].filter((name) => !['core', ...features].includes(name));
    // Derived stores of a feature that may still load stay up to date.
    for (const name of others)
      expect(['combine', 'map', 'store', 'updates', 'featureFilter']).toEqual(
        expect.arrayContaining([...(ran.get(name) ?? [])]),
      );
    for (const name of features) expect(ran.has(name)).toBe(true);
  },
);
