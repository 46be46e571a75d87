import { appliedBy } from './call.ts';
import { type Pieces, isSamePieces } from './ledger.ts';
import type { PageView } from './view.ts';

/** All that the invariants look at: the pages that are open, and what is known beyond them. */
export interface SessionView {
  pages: readonly { tab: string; view: PageView }[];
  /** What bags have to hold, and hold. */
  bags: readonly { userId: string; kept: Pieces; held: Pieces }[];
  isRenewalLockTaken: boolean;
}

/** When an invariant is looked at: at every record, when nothing is under way, or when the session has come to its end. */
type When = 'always' | 'quiet' | 'end';

/** Something that has to hold. `check` says what is wrong, if anything is. */
export interface Invariant {
  name: string;
  /** The rules that it follows from. */
  ids: readonly string[];
  when: When;
  check(session: SessionView): string | undefined;
}

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'no bag line is lost',
    ids: ['SES-07', 'CRT-01'],
    when: 'always',
    check: ({ bags }) =>
      first(bags, ({ userId, kept, held }) =>
        isSamePieces(kept, held)
          ? undefined
          : `${userId} has ${text(held)} in the bag, which has to hold ${text(kept)}`,
      ),
  },
  {
    name: 'a change takes effect at most once',
    ids: ['SES-07', 'SES-08'],
    when: 'always',
    check: ofCalls((call) =>
      appliedBy(call).length > 1
        ? `${call.name} took effect ${appliedBy(call).length} times`
        : undefined,
    ),
  },
  {
    name: 'a call is sent three times at the most',
    ids: ['SES-08'],
    when: 'always',
    check: ofCalls(({ name, attempts }) =>
      attempts.length > 3 ? `${name} was sent ${attempts.length} times` : undefined,
    ),
  },
];

function first<Item>(items: readonly Item[], check: (item: Item) => string | undefined) {
  for (const item of items) {
    const problem = check(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function ofPages(check: (view: PageView) => string | undefined): Invariant['check'] {
  return ({ pages }) =>
    first(pages, ({ tab, view }) => {
      const problem = check(view);
      return problem === undefined ? undefined : `${tab}: ${problem}`;
    });
}

function ofCalls(
  check: (call: PageView['calls'][number], view: PageView) => string | undefined,
): Invariant['check'] {
  return ofPages((view) => first(view.calls, (call) => check(call, view)));
}

function text(pieces: Pieces): string {
  return JSON.stringify(pieces);
}
