import { noPayload } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import {
  GuestIdentity,
  GuestIdentityAnswer,
  IdentityDeleted,
  IdentityDeletedAnswer,
  UserInfo,
  UserInfoAnswer,
  readGuestIdentity,
  readIdentityDeleted,
  toUserInfo,
} from './contract.ts';

const userInfo = {
  method: 'GET',
  base: 'commerce',
  path: () => '/userinfo/@self',
  contract: { answer: UserInfoAnswer, read: toUserInfo },
  value: UserInfo,
} as const;

/** API-28 */
export const userInfoCall = defineCall({
  ...userInfo,
  name: 'session.userInfo',
  isStored: true,
  query: () => ({ requestNewsLetterInfo: '1' }),
  params: noPayload(),
});

/** API-28 to find the session's current owner; never waits for a renewal. */
export const ownerCall = defineCall({
  ...userInfo,
  name: 'session.owner',
  query: () => ({ skipNominow: 'true' }),
  params: noPayload(),
  session: 'makes',
});

/** API-37 */
export const createGuestCall = defineCall({
  name: 'session.createGuest',
  method: 'POST',
  base: 'commerce',
  path: () => '/guestidentity',
  query: () => ({ updateCookies: 'true' }),
  params: noPayload(),
  contract: { answer: GuestIdentityAnswer, read: readGuestIdentity },
  value: GuestIdentity,
  session: 'makes',
});

/** API-38 */
export const deleteGuestCall = defineCall({
  name: 'session.deleteGuest',
  method: 'DELETE',
  base: 'commerce',
  path: () => '/guestidentity/@self',
  params: noPayload(),
  contract: { answer: IdentityDeletedAnswer, read: readIdentityDeleted },
  value: IdentityDeleted,
  session: 'makes',
});

/** API-36 */
export const signOutCall = defineCall({
  name: 'session.signOut',
  method: 'DELETE',
  base: 'commerce',
  path: () => '/loginidentity/@self',
  params: noPayload(),
  contract: { answer: IdentityDeletedAnswer, read: readIdentityDeleted },
  value: IdentityDeleted,
  session: 'makes',
});
