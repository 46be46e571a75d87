import { type Ledger, idsIn } from './ids.ts';
import type { TestCall } from './program.ts';
import type { Graph } from './project-graph.ts';
import type { Usage } from './usage.ts';

/** A test as its runner reports it. */
export interface ReportedTest {
  title: string;
  /** From the project's root, with forward slashes. */
  file: string;
  /** Where it stands, from 1. */
  line?: number | undefined;
}

export interface Coverage<Test> {
  covered: ReadonlyMap<string, readonly Test[]>;
  /** In the ledger's order. */
  missing: readonly string[];
}

/**
 * Which requirements are shown by a test of what the shop does, and by which. Not by one of the
 * simulated backend, of what only tests use, or of a call that no model makes.
 */
export function coverage<Test extends ReportedTest>(
  tests: readonly Test[],
  ledger: Ledger,
  isOfTheShop: (test: Test) => boolean,
): Coverage<Test> {
  const naming = new Map<string, Test[]>(ledger.ids.map((id) => [id, []]));
  for (const test of tests) {
    const ids = idsIn(test.title, ledger).filter((id) => naming.has(id));
    if (ids.length > 0 && isOfTheShop(test)) for (const id of ids) naming.get(id)?.push(test);
  }
  return {
    covered: new Map([...naming].filter(([, named]) => named.length > 0)),
    missing: ledger.ids.filter((id) => naming.get(id)?.length === 0),
  };
}

/** Says of a test whether it is one of what the shop does. */
export function shopTests(
  graph: Graph,
  { shop, harness, calls, unusedCalls }: Usage,
): (test: ReportedTest) => boolean {
  const known = new Map<TestCall, { isOfTheShop: boolean; isOfUnused: boolean }>();

  function judge(file: string, test: TestCall) {
    const reached = (isInside: (at: string) => boolean) => [
      ...graph.reach([{ file, needs: test }], isInside),
    ];
    const direct = reached((at) => at.startsWith('tests/'));
    return {
      isOfUnused: direct.some(
        (key) => key.startsWith('src/') && !shop.has(key) && !harness.has(key),
      ),
      isOfTheShop:
        direct.some((key) => shop.has(key)) ||
        readsStyles(graph, file) ||
        reached((at) => !isBorder(at)).some((key) => shop.has(key)),
    };
  }

  return ({ title, file, line }) => {
    // A table of calls needs them all: what a row is worth is said by the call in its title.
    const named = title.split(/[\s'"]+/).filter((word) => calls.has(word));
    if (named.some((call) => unusedCalls.includes(call))) return false;
    if (isJourney(file)) return true;
    if (isBackend(file)) return false;
    const test = testAt(graph, file, line);
    if (!test) return false;
    if (!known.has(test)) known.set(test, judge(file, test));
    const { isOfTheShop = false, isOfUnused = false } = known.get(test) ?? {};
    return isOfTheShop && (named.length > 0 || !isOfUnused);
  };
}

/** What a browser sees is the shop, but for the pages of its harness. */
const isJourney = (file: string) => file.endsWith('.spec.ts') && !/studio|stories/.test(file);
const isBackend = (file: string) => /^tests\/(?:.*\/)?backend\//.test(file);
const isBorder = (file: string) => file.startsWith('src/') || file.startsWith('harness/backend/');

/** A style sheet that a test reads is the shop's as well. */
function readsStyles(graph: Graph, file: string): boolean {
  return [...(graph.program(file)?.parts ?? [])].some((text) => /\bsrc\/.*\.css$/.test(text));
}

function testAt(graph: Graph, file: string, line = 0): TestCall | undefined {
  return graph
    .program(file)
    ?.tests.find(({ lines: [first, last] }) => first <= line && line <= last);
}
