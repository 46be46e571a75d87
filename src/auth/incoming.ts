/** What the account's guard hears of the address and of the shopper, and what comes of a sign-in that has to wait. */
import { inlet } from '../event-log/inlet.ts';
import type { waitFx } from '../ports/clock.ts';
import type { $signInState } from './model.ts';

/** Who asks for which page may be known now. */
export const visitorSeen = inlet();
/** Somebody's account has moved, or has to (AUT-22, AUT-23). */
export const migrationSeen = inlet();

export const signInChanged = inlet<typeof $signInState>();
export const signInClockWaited = inlet<typeof waitFx.done>();

/** Who is shopping was read anew. */
export const registrationReadAgain = inlet();

/** A mailed link has brought the shopper here. */
export const linkFollowed = inlet();
