import type { CallError } from '#src/ports/http/errors.ts';
import type { Applied } from './shadow-model.ts';

/** One time that a call was sent. */
export interface Attempt {
  sentAt: number;
  /** What the backend did for it, whatever became of the answer. */
  applied: Applied[];
  /** What the page said that all of it costs, if this pays. */
  told?: number;
  /** Absent while no answer has come. */
  endedAt?: number;
  /** The answer said that there is no session (SES-19…21). */
  isRefused?: boolean;
}

/** How a call came back. */
export type Settled = { status: 'done' } | { status: 'fail'; error: CallError };

/** A call of the shop, with every time that it was sent. */
export interface SimulatedCall {
  /** As its unit has it: `cart.add`. */
  name: string;
  /** Whose it is, as the tab knew the shopper when it left: a person's id, `guest`, or nobody yet. */
  owner: string | null;
  attempts: Attempt[];
  /** What the page said that all of it costs, if this pays. */
  told?: number;
  /** FTL-02…04: statuses that its page can bear. */
  fatalExempt: readonly number[];
  /** FTL-01: nobody sees whether it fails. */
  isUnseen: boolean;
  /** Absent while the call is under way. */
  settled?: Settled;
}

/** What the backend did for a call, over all times that it was sent. */
export function appliedBy({ attempts }: SimulatedCall): Applied[] {
  return attempts.flatMap(({ applied }) => applied);
}

/** The fact that says that a call did what it was for. */
export const TOLD_BY: Readonly<Record<string, string>> = {
  'cart.add': 'cart/itemAdded',
  'cart.updateLine': 'cart/quantityChanged',
  'cart.removeLine': 'cart/lineRemoved',
  'wishlist.add': 'wishlist/itemAdded',
  'wishlist.remove': 'wishlist/itemRemoved',
  'account.update': 'account/ownDetailsSaved',
  'account.changePassword': 'account/passwordChanged',
};
