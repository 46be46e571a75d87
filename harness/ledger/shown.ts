import { type Ledger, idsIn } from './ids.ts';

export interface ReportedTest {
  title: string;
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line?: number | undefined;
  outcome: 'passed' | 'failed' | 'skipped';
}

export interface Shown<Test> {
  /** Passed tests by requirement, in the ledger's order. */
  shown: ReadonlyMap<string, readonly Test[]>;
  /** Requirements without a passed test, except carried ones; in the ledger's order. */
  missing: readonly string[];
}

/** Tests of the simulated backend, the studio and the showroom prove nothing about the shop. */
const OF_OTHERS = /\/backend\/|(?:studio|stories)[^/]*\.spec\.ts$/;

/** Finds the tests that prove each requirement: they passed, and their title names it. */
export function shownBy<Test extends ReportedTest>(
  tests: readonly Test[],
  ledger: Ledger,
): Shown<Test> {
  const naming = new Map<string, Test[]>(ledger.ids.map((id) => [id, []]));
  for (const test of tests) {
    if (test.outcome !== 'passed' || OF_OTHERS.test(test.file)) continue;
    for (const id of idsIn(test.title, ledger)) naming.get(id)?.push(test);
  }
  const isMissing = (id: string) => naming.get(id)?.length === 0 && !ledger.carried.has(id);
  return {
    shown: new Map([...naming].filter(([, named]) => named.length > 0)),
    missing: ledger.ids.filter(isMissing),
  };
}
