import type { UserInfoState, UserType } from '../session/session.ts';
import type { DialogFlag } from './auth.ts';

const SHELL = /^\/myaccount(?:\/|$)/i;

/** RTE-03: where the condition gate is, and where accounts that have moved begin. */
export const MIGRATION_LANDING = '/myaccount/migrationLanding';

/** RTE-05 */
export const ORDER_LOOKUP = '/services/view-order';

/** GST-02: where guests may be all the same. Three of them stand outside the account anyway. */
const OPEN_TO_GUESTS: readonly string[] = [
  '/error',
  MIGRATION_LANDING.toLowerCase(),
  '/e2e-test',
  ORDER_LOOKUP,
];

/** GST-01: whether a page, below the visit's basename, belongs to a registered shopper alone. */
export function isForRegisteredOnly(path: string): boolean {
  return SHELL.test(path) && !OPEN_TO_GUESTS.includes(path.toLowerCase());
}

interface Door {
  info: UserInfoState;
  isReading: boolean;
  /** What the stored session says. */
  remembered: UserType | null;
  flag: DialogFlag;
  isForRegisteredOnly: boolean;
}

/**
 * GST-01: once it is known who it is. Not while it is read: whoever signed in in another tab is a guest
 * by this tab's storage. That counts where the reading failed.
 */
export function isTurnedAway(door: Door): boolean {
  if (!door.isForRegisteredOnly || door.flag === 'show' || door.isReading) return false;
  const { status } = door.info;
  return status === 'guest' || (status === 'failed' && door.remembered !== 'registered');
}
