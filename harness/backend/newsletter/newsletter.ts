import { emailProblem } from '#src/kernel/patterns.ts';
import { sha256 } from '../sha256.ts';
import { peopleOf, withState, type World } from '../world.ts';
import type { Subscription } from './subscription.ts';

/** True if it is a valid mail address. */
export function isEmail(text: string): boolean {
  return emailProblem(text) === undefined;
}

/** Hash of a mail address; the world stores no address itself. */
export function emailHash(email: string): string {
  return sha256(email.trim().toLowerCase());
}

/** Subscription of an address: as requested here, or as its owner's account began. */
export function subscriptionOf(world: World, email: string): Subscription {
  const kept = world.state.newsletter[emailHash(email)];
  if (kept) return kept;
  const person = peopleOf(world).find((each) => each.email === email.trim().toLowerCase());
  return { isSubscribed: person?.newsletter === true, interests: [], campaigns: [] };
}

export function subscribe(world: World, email: string, change: Partial<Subscription>): World {
  const next = { ...subscriptionOf(world, email), ...change };
  const newsletter = { ...world.state.newsletter, [emailHash(email)]: next };
  return withState(world, { newsletter });
}
