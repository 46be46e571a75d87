import { nothing } from '../kernel/struct.ts';
import { defineCall } from '../ports/call.ts';
import {
  GuestIdentity,
  GuestIdentityAnswer,
  UserInfo,
  UserInfoAnswer,
  readGuestIdentity,
  readUserInfo,
} from './contract.ts';

/** API-28 */
export const userInfoCall = defineCall({
  name: 'session.userInfo',
  method: 'GET',
  base: 'commerce',
  path: () => '/userinfo/@self',
  params: nothing(),
  contract: { answer: UserInfoAnswer, read: readUserInfo },
  value: UserInfo,
});

/** API-37 */
export const createGuestCall = defineCall({
  name: 'session.createGuest',
  method: 'POST',
  base: 'commerce',
  path: () => '/guestidentity',
  query: () => ({ updateCookies: 'true' }),
  params: nothing(),
  contract: { answer: GuestIdentityAnswer, read: readGuestIdentity },
  value: GuestIdentity,
});
