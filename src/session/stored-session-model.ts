import { enums, literal, string } from 'superstruct';
import { feature } from '../event-log/units.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { EXTENDED_KEY, MANUAL_LOGOUT, USER_TYPE_KEY, UserType } from './session.ts';

feature('core');

const IN_TAB = { area: 'session', as: 'text' } as const;

/** SES-02: last user type of this tab. */
export const storedUserType = persisted<UserType>(USER_TYPE_KEY, UserType, IN_TAB);
/** SES-05, SES-09: the session was extended. */
export const extensionFlag = persisted(EXTENDED_KEY, literal('true'), IN_TAB);
/** SES-15: set after a guest identity was renewed for its negative id; any value counts. */
export const madeAnewFlag = persisted('selvedge.guestMadeAnew', string(), IN_TAB);
/** AUT-21: the shopper signed out. */
export const signedOutFlag = persisted(MANUAL_LOGOUT, literal('true'), IN_TAB);

/**
 * A shopper who continued without signing in again has a bag in the account: `new`, or `told`
 * after the notice.
 */
export const bagWaitsFlag = persisted('selvedge.bagWaits', enums(['new', 'told']), IN_TAB);

/** SES-15: true if this tab has read a negative id on an earlier page. */
export function hasHadGuest(storage: Readonly<Record<string, string>>): boolean {
  return storedUserType.read(storage) === 'guest' || madeAnewFlag.read(storage) !== null;
}

/** Last user type according to storage; null after signing out. */
export function rememberedType(storage: Readonly<Record<string, string>>): UserType | null {
  return signedOutFlag.read(storage) === null ? storedUserType.read(storage) : null;
}
