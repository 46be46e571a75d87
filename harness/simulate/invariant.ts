import type { Pieces } from './pieces.ts';
import type { PageView } from './view.ts';

/** All that the invariants look at: the pages that are open, and what is known beyond them. */
export interface SessionView {
  pages: readonly { tab: string; view: PageView }[];
  /** By user: what the bag has to hold, and holds. */
  bags: readonly { userId: string; kept: Pieces; held: Pieces }[];
  /** The guest whose bag the browser's shopper has; none where somebody signed in. */
  guestId: string | undefined;
  /** What is on somebody's wishlist, as far as this shop sells it. */
  savedBy(userId: string): readonly string[] | undefined;
  /** When a page last got a new guest's identity. */
  renewedAt: number;
  isRenewalLockTaken: boolean;
  /** Who was signed in, and is a guest without having wished for it. */
  lostPerson: string | undefined;
  /** What was thrown where nobody catches it, or told on the console. */
  uncaughtErrors: readonly string[];
  /** Lines of the log that say that a reducer threw. */
  faultMarkers: number;
  /** Of whom the shopper's cookie is, while that session is open. */
  sessionOf: string | undefined;
  /** First difference between purchases as pressed and orders as placed. */
  purchaseProblem: string | undefined;
  /** What was told of who has not agreed to it, or told twice. */
  measuredProblem: string | undefined;
  /** Whether an order was told as bought. */
  hasPurchase(orderId: string): boolean;
  /** Whether there is such an order. */
  isOrder(orderId: string): boolean;
  /** Passwords, tokens and addresses that stand in a trace or in the data layer. */
  leaks(): readonly string[];
}

/** When an invariant is looked at: at every record, when nothing is under way, or when the session has come to its end. */
type When = 'always' | 'quiet' | 'end';

/** Something that has to hold. `check` says what is wrong, if anything is. */
export interface Invariant {
  name: string;
  /** The rules of the shadow that it follows from; none for what any program has to hold. */
  ids: readonly string[];
  when: When;
  check(session: SessionView): string | undefined;
}

/** The first thing that is wrong with any of the items. */
export function first<Item>(items: readonly Item[], check: (item: Item) => string | undefined) {
  for (const item of items) {
    const problem = check(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Checks each page by itself, and names the tab. */
export function ofPages(check: (view: PageView) => string | undefined): Invariant['check'] {
  return ({ pages }) =>
    first(pages, ({ tab, view }) => {
      const problem = check(view);
      return problem === undefined ? undefined : `${tab}: ${problem}`;
    });
}

/** Checks each call of each page. */
export function ofCalls(
  check: (call: PageView['calls'][number], view: PageView) => string | undefined,
) {
  return ofPages((view) => first(view.calls, (call) => check(call, view)));
}
