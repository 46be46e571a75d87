import {
  array,
  boolean,
  enums,
  integer,
  literal,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct';
import { personalEmail, taggedUnion } from '../kernel/struct.ts';

/** MEM-03: terms that a signed-in shopper still has to accept; empty without any. */
const PermissionInfoAnswer = type({
  conditionGate: optional(string()),
  newsletterConsentRequired: optional(boolean()),
});

export const PermissionInfo = object({
  conditionGate: optional(string()),
  newsletterConsentRequired: boolean(),
});
export type PermissionInfo = Infer<typeof PermissionInfo>;

function readPermissionInfo(answer: Infer<typeof PermissionInfoAnswer>): PermissionInfo {
  return {
    ...(answer.conditionGate ? { conditionGate: answer.conditionGate } : {}),
    newsletterConsentRequired: answer.newsletterConsentRequired ?? false,
  };
}

/** ENT-05 */
const WishlistEntryAnswer = type({
  name: string(),
  itemCount: integer(),
  itemIds: array(string()),
  status: string(),
  usersId: string(),
});

/** ENT-04 */
export const UserInfoAnswer = type({
  userId: string(),
  userType: enums(['guest', 'registered']),
  userEmail: personalEmail(),
  userNewsletterSignup: string(),
  orderId: string(),
  wishlist: array(WishlistEntryAnswer),
  permissionInfo: PermissionInfoAnswer,
});

/** `orderId` is `'0'` while there is no active order (CRT-05). */
export const UserInfo = taggedUnion('userType', {
  guest: object({ userType: literal('guest'), userId: string(), orderId: string() }),
  registered: object({
    userType: literal('registered'),
    userId: string(),
    orderId: string(),
    userEmail: personalEmail(),
    newsletterSignedUp: boolean(),
    permissionInfo: PermissionInfo,
    wishlist: object({ name: string(), itemCount: integer(), itemIds: array(string()) }),
  }),
});
export type UserInfo = Infer<typeof UserInfo>;

const DEFAULT_LIST = 'default';

/** ENT-05: the shopper's own list, the default one of several; never a list shared by others. */
function ownWishlist({ wishlist, userId }: Infer<typeof UserInfoAnswer>) {
  const own = wishlist.filter(({ usersId }) => usersId === userId);
  return own.find(({ status }) => status === DEFAULT_LIST) ?? own[0];
}

export function toUserInfo(answer: Infer<typeof UserInfoAnswer>): UserInfo {
  const { userId, orderId, userEmail } = answer;
  if (answer.userType === 'guest') return { userType: 'guest', userId, orderId };
  const own = ownWishlist(answer);
  return {
    userType: 'registered',
    userId,
    orderId,
    userEmail,
    newsletterSignedUp: answer.userNewsletterSignup === '1',
    permissionInfo: readPermissionInfo(answer.permissionInfo),
    wishlist: {
      name: own?.name ?? DEFAULT_LIST,
      itemCount: own?.itemCount ?? 0,
      itemIds: own?.itemIds ?? [],
    },
  };
}

/** The http port has removed its `token` already. */
export const GuestIdentityAnswer = type({ userId: string() });

export const GuestIdentity = object({ userId: string() });
export type GuestIdentity = Infer<typeof GuestIdentity>;

export function readGuestIdentity({ userId }: Infer<typeof GuestIdentityAnswer>): GuestIdentity {
  return { userId };
}

/** API-35. The http port has removed its `token` already. */
export const SignInAnswer = type({
  userId: string(),
  membershipResponseStatus: string(),
  permissionInfo: PermissionInfoAnswer,
});

export const SignedIn = object({
  userId: string(),
  membershipResponseStatus: string(),
  permissionInfo: PermissionInfo,
});
export type SignedIn = Infer<typeof SignedIn>;

export function readSignedIn(answer: Infer<typeof SignInAnswer>): SignedIn {
  return {
    userId: answer.userId,
    membershipResponseStatus: answer.membershipResponseStatus,
    permissionInfo: readPermissionInfo(answer.permissionInfo),
  };
}

/** DELETE of a guest or sign-in identity: returns no data. */
export const IdentityDeletedAnswer = type({});

export const IdentityDeleted = object({});
export type IdentityDeleted = Infer<typeof IdentityDeleted>;

export function readIdentityDeleted(): IdentityDeleted {
  return {};
}
