import type { Pieces } from './pieces.ts';
import type { PageView } from './view.ts';

/** Input of the invariants: open pages, and state beyond them. */
export interface SessionView {
  pages: readonly { tab: string; view: PageView }[];
  /** Expected (`kept`) and actual (`held`) bag of each user. */
  bags: readonly { userId: string; kept: Pieces; held: Pieces }[];
  /** Guest whose bag the browser's shopper has; undefined when signed in. */
  guestId: string | undefined;
  /** A person's wishlist, limited to products of this shop. */
  savedBy(userId: string): readonly string[] | undefined;
  /** Time of a page's last guest renewal. */
  renewedAt: number;
  isRenewalLockTaken: boolean;
  /** Person who became a guest without signing out. */
  lostPerson: string | undefined;
  uncaughtErrors: readonly string[];
  /** Log lines that report a throwing reducer. */
  faultMarkers: number;
  /** User id of the cookie's session, while it is open. */
  sessionOf: string | undefined;
  /** First difference between shown payments and placed orders. */
  purchaseProblem: string | undefined;
  /** First event that was tracked without consent, or twice. */
  measuredProblem: string | undefined;
  /** True if the order was tracked as a purchase. */
  hasPurchase(orderId: string): boolean;
  /** True if the order exists. */
  isOrder(orderId: string): boolean;
  /** Passwords, tokens and addresses found in a trace or in the data layer. */
  leaks(): readonly string[];
}

/** Time of the check: at every record, when nothing is pending, or at the session's end. */
type When = 'always' | 'quiet' | 'end';

/** A property of every session. `check` returns the violation, if any. */
export interface Invariant {
  name: string;
  /** Requirements that it follows from; empty for generic ones. */
  ids: readonly string[];
  when: When;
  check(session: SessionView): string | undefined;
}

export function first<Item>(items: readonly Item[], check: (item: Item) => string | undefined) {
  for (const item of items) {
    const problem = check(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Checks each page separately and names the tab. */
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
