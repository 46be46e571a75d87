import type { Graph, Root } from './project-graph.ts';

/** What of `src` is used by whom; a declaration is `src/cart/api.ts#detailsCall`. */
export interface Usage {
  /** What the shop needs that is built from `src/main.tsx`. */
  shop: ReadonlySet<string>;
  /** What the harness needs of `src`: replay, scenarios, simulation. */
  harness: ReadonlySet<string>;
  /** All calls, by name. */
  calls: ReadonlyMap<string, string>;
  /** Calls that are declared, but made by no model of the shop. */
  unusedCalls: readonly string[];
  /** What is exported, but used by tests and stories alone; not what only another one in it needs. */
  unusedExports: readonly string[];
}

const isSource = (file: string) => file.startsWith('src/');

/** What a late module hands to whoever loads it, and no import names. */
const HANDED_OVER = /\/late\/\w+\/module\.ts#portHandlers$/;

/** Follows the imports from the shop's start, and from all that the harness has. */
export function usageOf(graph: Graph): Usage {
  const files = graph.files.filter(isSource);
  const shop = graph.reach([{ file: 'src/main.tsx' }], isSource);
  const harness = graph.reach(
    graph.files
      .filter((file) => /^(?:harness|fixtures)\//.test(file))
      .flatMap((file) => wholeFile(graph, file)),
    (file) => !file.startsWith('tests/'),
  );
  const calls = new Map(files.flatMap((file) => callsOf(graph, file)));
  const isUsed = (key: string) => shop.has(key) || harness.has(key) || HANDED_OVER.test(key);
  const unused = files.flatMap((file) => exportsOf(graph, file)).filter((key) => !isUsed(key));
  const callKeys = new Set(calls.values());
  const needed = new Set(
    [...callKeys, ...unused].flatMap((key) => [...neededBy(graph, key)].filter((k) => k !== key)),
  );
  return {
    shop,
    harness,
    calls,
    unusedCalls: [...calls].filter(([, key]) => !shop.has(key)).map(([name]) => name),
    unusedExports: unused.filter((key) => !callKeys.has(key) && !needed.has(key)),
  };
}

function wholeFile(graph: Graph, file: string): Root[] {
  const declarations = graph.program(file)?.declarations.values() ?? [];
  return [{ file }, ...[...declarations].map((needs) => ({ file, needs }))];
}

function callsOf(graph: Graph, file: string): [name: string, key: string][] {
  return [...(graph.program(file)?.declarations ?? [])].flatMap(([own, { call }]) =>
    call === undefined ? [] : [[call, `${file}#${own}`]],
  );
}

/** Where a value is there for its type alone, the type is its use. */
function exportsOf(graph: Graph, file: string): string[] {
  const { exported, typed } = graph.program(file) ?? {};
  return [...(exported?.values() ?? [])]
    .filter((own) => !typed?.has(own))
    .map((own) => `${file}#${own}`);
}

function neededBy(graph: Graph, key: string): Set<string> {
  const [file = '', own = ''] = key.split('#');
  const needs = graph.program(file)?.declarations.get(own);
  return needs ? graph.reach([{ file, needs }], isSource) : new Set();
}
