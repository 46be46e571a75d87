import { emailProblem } from '#src/kernel/email-problem.ts';
import { sha256 } from '../sha256.ts';
import { peopleOf, withState, type World } from '../world.ts';
import type { Subscription } from './subscription.ts';

/** Whether mail can be sent to it. */
export function isEmail(text: string): boolean {
  return emailProblem(text) === undefined;
}

/** What stands for a mail address in the world, which keeps none. */
export function emailHash(email: string): string {
  return sha256(email.trim().toLowerCase());
}

/** What goes to an address: by what was asked for here, or by what its owner brought along. */
export function subscriptionOf(world: World, email: string): Subscription {
  const kept = world.state.newsletter[emailHash(email)];
  if (kept) return kept;
  const person = peopleOf(world).find((each) => each.email === email.trim().toLowerCase());
  return { isSubscribed: person?.newsletter === true, interests: [], campaigns: [] };
}

/** The world after a change of what goes to an address. */
export function subscribe(world: World, email: string, change: Partial<Subscription>): World {
  const next = { ...subscriptionOf(world, email), ...change };
  const newsletter = { ...world.state.newsletter, [emailHash(email)]: next };
  return withState(world, { newsletter });
}
