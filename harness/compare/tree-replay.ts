/** A fact or a call, as a build made it. */
export interface Made {
  name: string;
  content: unknown;
}

/** What one cause made a build do. */
export interface Step {
  /** In the trace. */
  line: number;
  /** The cause in one line. */
  cause: string;
  facts: readonly Made[];
  calls: readonly Made[];
  /** The named stores that it changed, by name. */
  stores: Readonly<Record<string, unknown>>;
}

/** What a build made of a trace; or why it made nothing of it. */
export type TreeReplay =
  | { outcome: 'verified' | 'diverged'; where: string; steps: readonly Step[] }
  | { outcome: 'unreadable'; reason: string }
  | { outcome: 'broken'; reason: string };
