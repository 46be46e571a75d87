import { is } from 'effector';
import { expect, it } from 'vitest';

interface Node {
  next: Node[];
  meta: Record<string, unknown>;
  family: { owners: Node[]; links: Node[] };
}

const nodeOf = (unit: unknown) => (unit as { graphite: Node }).graphite;

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

it('late parts hear of what is there from the start through gates only', async () => {
  await import('#src/app/model.ts');
  const { declaredUnits } = await import('#src/event-log/units.ts');
  const { GATE, $parts, partLoaded } = await import('#src/ports/parts.ts');
  const early = declaredUnits();
  const before = new Map(
    [...around(early.map(({ unit }) => nodeOf(unit)))].map((node) => [node, new Set(node.next)]),
  );
  await import('#src/app/whole-model.ts');
  const late = new Map(
    declaredUnits()
      .filter((each) => !early.includes(each))
      .map(({ unit, name }) => [nodeOf(unit), name]),
  );
  expect(late.size).toBeGreaterThan(60);
  expect(is.store($parts)).toBe(true);
  const open = new Set([nodeOf(partLoaded)]);

  /** The late units that a node reaches without a gate. */
  function reached(node: Node, seen: Set<Node>): string[] {
    if (seen.has(node) || nameOf(node) === GATE) return [];
    seen.add(node);
    const name = late.get(node);
    if (name !== undefined) return [name];
    return node.next.filter((each) => !before.has(each)).flatMap((each) => reached(each, seen));
  }

  const leaks = [...before].flatMap(([node, known]) =>
    open.has(node)
      ? []
      : node.next
          .filter((each) => !known.has(each) && !before.has(each))
          .flatMap((each) => reached(each, new Set()))
          .map((name) => `${nameOf(node)} → ${name}`),
  );
  expect(leaks).toEqual([]);
});
