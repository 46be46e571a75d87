import type { CallError } from '#src/ports/http/errors.ts';
import type { Applied } from './shadow-model.ts';

export interface Attempt {
  sentAt: number;
  /** Effects in the backend, even if the answer was lost. */
  applied: Applied[];
  /** For a payment: total shown by the page. */
  told?: number;
  /** Absent until an answer arrives. */
  endedAt?: number;
  /** The answer reported a missing session (SES-19…21). */
  isRefused?: boolean;
}

export type Settled = { status: 'done' } | { status: 'fail'; error: CallError };

export interface SimulatedCall {
  /** Name of its unit: `cart.add`. */
  name: string;
  /** Owner as known to the tab when the call was sent: a person's id, `guest`, or null if unknown. */
  owner: string | null;
  attempts: Attempt[];
  told?: number;
  /** FTL-02…04: statuses that do not cause a fatal error. */
  fatalExempt: readonly number[];
  /** FTL-01: its failure is not shown. */
  isUnseen: boolean;
  /** Absent while the call is pending. */
  settled?: Settled;
}

/** Effects of a call in the backend, over all transmissions. */
export function appliedBy({ attempts }: SimulatedCall): Applied[] {
  return attempts.flatMap(({ applied }) => applied);
}

/** Calls of mutations and collections: one at a time in a page. */
export const ONE_AT_A_TIME: readonly string[] = (
  'account.askEmail account.changePassword account.delete account.keep ' +
  'account.signOutEverywhere account.update address.addToBook address.changeInBook ' +
  'address.remove address.takeFromBook address.update card.put card.remove contact.send ' +
  'membership.confirm membership.create membership.createPassword membership.requestAccount ' +
  'newsletter.updatePreferences orders.cancel'
).split(' ');

export const TOLD_BY: Readonly<Record<string, string>> = {
  'cart.add': 'cart/itemAdded',
  'cart.updateLine': 'cart/quantityChanged',
  'cart.removeLine': 'cart/lineRemoved',
  'wishlist.add': 'wishlist/itemAdded',
  'wishlist.remove': 'wishlist/itemRemoved',
  'account.update': 'account/ownDetailsSaved',
  'account.changePassword': 'account/passwordChanged',
};
