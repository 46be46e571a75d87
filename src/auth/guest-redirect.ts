import type { UserInfoState, UserType } from '../session/session.ts';
import type { DialogFlag } from './auth.ts';

const SHELL = /^\/myaccount(?:\/|$)/i;

/** GST-02: where guests may be all the same. The rule's other three pages stand outside the account. */
const OPEN_TO_GUESTS = '/myaccount/migrationlanding';

/** GST-01: whether a page, below the visit's basename, belongs to a registered shopper alone. */
export function isForRegisteredOnly(path: string): boolean {
  return SHELL.test(path) && path.toLowerCase() !== OPEN_TO_GUESTS;
}

interface Door {
  info: UserInfoState;
  isReading: boolean;
  remembered: UserType | null;
  flag: DialogFlag;
  isForRegisteredOnly: boolean;
}

/** GST-01. Nobody is turned away while being read anew; at the start the stored session's word counts. */
export function isTurnedAway(door: Door): boolean {
  if (!door.isForRegisteredOnly || door.flag === 'show') return false;
  const { status } = door.info;
  if (status === 'unknown' || status === 'loading') return door.remembered === 'guest';
  return status !== 'registered' && !door.isReading;
}
