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

/** ENT-05: the parts that the shop uses. `name` is the list's name, which calls need. */
export const WishlistEntry = object({
  name: string(),
  itemCount: integer(),
  itemIds: array(string()),
});
export type WishlistEntry = Infer<typeof WishlistEntry>;

/** True if another tab has another session, possibly of another person. */
const Doubt = { isInDoubt: optional(literal(true)) };

/** State of the user info: not requested, loading, one of two user types, or failed. */
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

/** Order id without an active order (CRT-05). */
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

/** SES-02: session storage key of the last user type. */
export const USER_TYPE_KEY = 'selvedge.userType';
/** SES-05, SES-09: session storage key of the extension flag. */
export const EXTENDED_KEY = 'selvedge.sessionExtended';
/** AUT-21: session storage key of the sign-out flag. */
export const MANUAL_LOGOUT = 'selvedge.manualLogout';

/** Guests have negative ids (ROL-02). */
export function isGuestId(userId: string): boolean {
  return userId.startsWith('-');
}
