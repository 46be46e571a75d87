import { signInCall } from '#src/auth/api.ts';
import {
  createGuestCall,
  deleteGuestCall,
  ownerCall,
  signOutCall,
  userInfoCall,
} from '#src/session/api.ts';
import { row, type Row, store } from './row.ts';

const permissionInfo = { conditionGate: 'terms-2026', newsletterConsentRequired: true };
const signedIn = {
  userId: '1001',
  membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS',
  permissionInfo,
};
const list = { name: 'default', itemCount: 1, itemIds: ['RL0001RAW'] };
const info = {
  answer: {
    userId: '1001',
    userType: 'registered',
    userEmail: 'ada@example.test',
    userNewsletterSignup: '1',
    orderId: '0',
    wishlist: [{ ...list, status: 'default', usersId: '1001' }],
    permissionInfo,
  },
  value: {
    userType: 'registered' as const,
    userId: '1001',
    orderId: '0',
    userEmail: 'ada@example.test',
    newsletterSignedUp: true,
    permissionInfo,
    wishlist: list,
  },
};

export const sessionRows: Row[] = [
  row('API-28 ENT-04', userInfoCall, {
    params: undefined,
    sends: `GET ${store}/userinfo/@self?requestNewsLetterInfo=1`,
    reads: info,
    refuses: [{}, { ...info.answer, userType: 'robot' }],
  }),
  row('API-28', ownerCall, {
    params: undefined,
    sends: `GET ${store}/userinfo/@self?skipNominow=true`,
    rules: { session: 'makes' },
    reads: info,
  }),
  row('API-35 ENT-09', signInCall, {
    params: { email: 'ada@example.test', password: 'indigo-1873', rememberMe: true },
    sends: `POST ${store}/loginidentity?updateCookies=true&rememberMe=true`,
    body: { logonId: 'ada@example.test', logonPassword: 'indigo-1873', rememberMe: true },
    rules: { fatalExempt: [404, 500], session: 'makes' },
    reads: { answer: signedIn, value: signedIn },
    refuses: [{ userId: '1001' }],
  }),
  row('API-36', signOutCall, {
    params: undefined,
    sends: `DELETE ${store}/loginidentity/@self`,
    rules: { session: 'makes' },
    reads: { answer: {}, value: {} },
  }),
  row('API-37', createGuestCall, {
    params: undefined,
    sends: `POST ${store}/guestidentity?updateCookies=true`,
    rules: { session: 'makes' },
    reads: { answer: { userId: '-1002' }, value: { userId: '-1002' } },
    refuses: [{}],
  }),
  row('API-38', deleteGuestCall, {
    params: undefined,
    sends: `DELETE ${store}/guestidentity/@self`,
    rules: { session: 'makes' },
    reads: { answer: {}, value: {} },
  }),
];
