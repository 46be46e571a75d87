import { resolve } from 'node:path';
import type { Explanation } from '#harness/source/explain.ts';
import { type OpenTree, openTree } from './ask-tree.ts';
import type { StepDifference } from './compare-builds.ts';
import type { Differing, Made } from './tree-replay.ts';

/** Most first differences that are explained: each takes as long as some replays. */
const MOST = 5;

interface Compared {
  file: string;
  differences: readonly StepDifference[];
}

/** Tells where in the sources of a tree it comes from that builds differ. */
export interface DifferenceExplainer {
  /** Of the first difference; nothing where none is left to tell, or another file has differed alike. */
  explain(compared: Compared): Promise<{ explanation?: Explanation }>;
  close(): void;
}

/** An explainer for the build in `tree`, which is opened with the first difference. */
export function createExplainer(tree: string): DifferenceExplainer {
  let open: OpenTree | undefined;
  const told = new Set<string>();
  return {
    async explain({ file, differences: [first] }) {
      if (!first) return {};
      const about = aboutOf(first);
      const kind = about.toSorted().join(' ');
      if (told.has(kind) || told.size === MOST) return {};
      told.add(kind);
      open ??= openTree(tree, true);
      const explained = differingOf(first, about);
      const replayed = await open.ask(resolve(file), { isWhole: false, explained });
      return 'explanation' in replayed && replayed.explanation
        ? { explanation: replayed.explanation }
        : {};
    },
    close: () => open?.close(),
  };
}

/** Where nothing but requests differ, the first call is what to look at. */
function differingOf(difference: StepDifference, about: readonly string[]): Differing {
  const { line, facts, calls, stores, requests } = difference;
  const isMore = [facts, calls].some(({ before, after }) => before.length + after.length > 0);
  const [request] = requests;
  return request && !isMore && stores.length === 0 ? { line, about, request } : { line, about };
}

function aboutOf({ facts, calls, requests, stores }: StepDifference): string[] {
  const names = (made: readonly Made[]) => new Set(made.map(({ name }) => name));
  const before = names([...facts.before, ...calls.before]);
  const after = names([...facts.after, ...calls.after]);
  return [
    ...[...before].map((name) => (after.has(name) ? `~${name}` : `-${name}`)),
    ...[...after].filter((name) => !before.has(name)).map((name) => `+${name}`),
    ...new Set(requests.map(({ name }) => `~${name}`)),
    ...new Set(stores.map(({ store }) => `~${store}`)),
  ];
}
