import type { Explanation } from '#harness/source/explain.ts';
import type { Page, PlacedLine } from '#harness/view/render-pages.ts';

/** What a cause made another thing than it did in another build. */
export interface Differing {
  /** The cause's, in the trace. */
  line: number;
  /** Facts, calls and stores: `-name` is missing, `+name` too much, `~name` of another content. */
  about: readonly string[];
  /** Only what is asked with this call differs. */
  request?: Pick<Request, 'line' | 'name' | 'params'>;
}

/** What is asked for of a trace, besides the outcome. */
export interface Asked {
  /** Facts, calls and stores of each step. */
  isWhole: boolean;
  /** What the pages show at each step as well, or what the page shows after the step at a line. */
  pages?: 'each' | number;
  /** Each page as a document, too. */
  hasDocuments?: boolean;
  /** Instead of all that: where in the sources that comes from, of a tree that was opened with places. */
  explained?: Differing;
}

/** What the page shows after a step, where the step has changed a store. */
export interface StepPage extends Omit<Page, 'document'> {
  line: number;
  cause: string;
}

/** A fact or a call, as a build made it. */
export interface Made {
  name: string;
  content: unknown;
}

/** What a build asks with a call of the trace, by the same parameters. */
export interface Request {
  /** The call's, in the trace. */
  line: number;
  /** The unit's. */
  name: string;
  params: unknown;
  text: string;
}

/** What one cause made a build do. */
export interface Step {
  /** In the trace. */
  line: number;
  /** The cause in one line. */
  cause: string;
  facts: readonly Made[];
  calls: readonly Made[];
  /** What is asked with each of the recorded calls that left, where the build can tell (`requestText`). */
  requests?: readonly Request[];
  /** The named stores that it changed, by name. */
  stores: Readonly<Record<string, unknown>>;
}

/** What a build made of a trace. */
export interface Replayed {
  outcome: 'verified' | 'diverged';
  where: string;
  steps: readonly Step[];
  pages?: readonly StepPage[];
  /** Each document that the pages are of, by its digest. */
  documents?: ReadonlyMap<string, string>;
  page?: readonly PlacedLine[];
  explanation?: Explanation;
}

/** What a build made of a trace; or why it made nothing of it. */
export type TreeReplay =
  Replayed | { outcome: 'unreadable'; reason: string } | { outcome: 'broken'; reason: string };
