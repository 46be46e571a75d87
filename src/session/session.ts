import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  literal,
  object,
  optional,
  string,
} from 'superstruct';
import { personalEmail, taggedUnion } from '../kernel/struct.ts';
import { PermissionInfo, type UserInfo } from './contract.ts';

export const UserType = enums(['guest', 'registered']);
export type UserType = Infer<typeof UserType>;

/** ENT-05, as far as the shop uses it. `name` is the list's, which the calls need. */
export const WishlistEntry = object({
  name: string(),
  itemCount: integer(),
  itemIds: array(string()),
});
export type WishlistEntry = Infer<typeof WishlistEntry>;

/** Another tab has another session: it may be somebody else's. */
const Doubt = { isInDoubt: optional(literal(true)) };

/** What is known of the shopper: nothing yet, a first read under way, one of two kinds of user, or that it cannot be told. */
export const UserInfoState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  guest: object({ status: literal('guest'), userId: string(), orderId: string(), ...Doubt }),
  registered: object({
    status: literal('registered'),
    userId: string(),
    orderId: string(),
    userEmail: personalEmail(),
    newsletterSignedUp: boolean(),
    permissionInfo: PermissionInfo,
    wishlist: WishlistEntry,
    ...Doubt,
  }),
  failed: object({ status: literal('failed'), httpStatus: optional(integer()) }),
});
export type UserInfoState = Infer<typeof UserInfoState>;

export type KnownUser = Extract<UserInfoState, { status: UserType }>;

/** The order id of a user who has no active order (CRT-05). */
export const NO_ORDER = '0';

export function knownUser({ userType, ...rest }: UserInfo): KnownUser {
  return { status: userType, ...rest } as KnownUser;
}

export function isKnown(info: UserInfoState): info is KnownUser {
  return info.status === 'guest' || info.status === 'registered';
}

export function userTypeOf(info: UserInfoState): UserType | null {
  return isKnown(info) ? info.status : null;
}

export function orderIdOf(info: UserInfoState): string {
  return isKnown(info) ? info.orderId : NO_ORDER;
}

export function wishlistOf(info: UserInfoState): WishlistEntry | null {
  return info.status === 'registered' ? info.wishlist : null;
}

/** SES-02: the key in session storage that says which kind of user this tab had last. */
export const USER_TYPE_KEY = 'selvedge.userType';
/** SES-05, SES-09: the key in session storage that says that the session was extended. */
export const EXTENDED_KEY = 'selvedge.sessionExtended';
/** AUT-21: the key in session storage that says that the shopper signed out. */
export const MANUAL_LOGOUT = 'selvedge.manualLogout';

/** Guests have negative ids (ROL-02). */
export function isGuestId(userId: string): boolean {
  return userId.startsWith('-');
}
