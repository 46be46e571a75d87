import type { UserInfoState, UserType } from '../session/session.ts';
import type { DialogFlag } from './auth.ts';

const SHELL = /^\/myaccount(?:\/|$)/i;

/** RTE-03: page of the condition gate and of migrated accounts. */
export const MIGRATION_LANDING = '/myaccount/migrationLanding';

/** RTE-05 */
export const ORDER_LOOKUP = '/services/view-order';

/** GST-02: account pages open to guests. Three of them are outside the account anyway. */
const OPEN_TO_GUESTS: readonly string[] = [
  '/error',
  MIGRATION_LANDING.toLowerCase(),
  '/e2e-test',
  ORDER_LOOKUP,
];

/** GST-01: true if a page, given below the visit's basename, is for registered shoppers only. */
export function isForRegisteredOnly(path: string): boolean {
  return SHELL.test(path) && !OPEN_TO_GUESTS.includes(path.toLowerCase());
}

interface Door {
  info: UserInfoState;
  isReading: boolean;
  /** User type of the stored session. */
  remembered: UserType | null;
  flag: DialogFlag;
  isForRegisteredOnly: boolean;
}

/**
 * GST-01: true if a guest must leave the page. False while the user is read, because a sign-in in
 * another tab may be unknown here. The stored type counts only after a failed read.
 */
export function isTurnedAway(door: Door): boolean {
  if (!door.isForRegisteredOnly || door.flag === 'show' || door.isReading) return false;
  const { status } = door.info;
  return status === 'guest' || (status === 'failed' && door.remembered !== 'registered');
}
