import { type Struct, is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import {
  GuestIdentity,
  GuestIdentityAnswer,
  PermissionInfo,
  SignInAnswer,
  SignedIn,
  UserInfo,
  UserInfoAnswer,
  readSignedIn,
  toUserInfo,
} from '#src/session/contract.ts';
import {
  UserInfoState,
  isKnown,
  knownUser,
  orderIdOf,
  userTypeOf,
  wishlistOf,
} from '#src/session/session.ts';

const answer = {
  userId: '7',
  userType: 'registered' as const,
  userEmail: 'ada@example.test',
  userNewsletterSignup: '1',
  orderId: '55',
  wishlist: [
    {
      wishlistId: 'w1',
      name: 'mine',
      itemCount: 2,
      itemIds: ['RL0101RAW', 'RL0102RAW'],
      status: 'default',
      usersId: '7',
    },
  ],
  permissionInfo: { conditionGate: 'terms', newsletterConsentRequired: true },
};
const registered = {
  userType: 'registered' as const,
  userId: '7',
  orderId: '55',
  userEmail: 'ada@example.test',
  newsletterSignedUp: true,
  permissionInfo: { conditionGate: 'terms', newsletterConsentRequired: true },
  wishlist: { name: 'mine', itemCount: 2, itemIds: ['RL0101RAW', 'RL0102RAW'] },
};
const guest = { userType: 'guest', userId: '7', orderId: '55' };

describe('user info', () => {
  it('ENT-04 has all used fields of a registered shopper, and two ids of a guest', () => {
    expect(toUserInfo(answer)).toEqual(registered);
    expect(toUserInfo({ ...answer, userType: 'guest' })).toEqual(guest);
  });

  it.each(['0', '', 'true', '2'])(
    'NWS-04 reads the newsletter mark "%s" as not subscribed',
    (userNewsletterSignup) => {
      expect(toUserInfo({ ...answer, userNewsletterSignup })).toMatchObject({
        newsletterSignedUp: false,
      });
    },
  );

  it('MEM-03 reads an empty gate as none, and missing consent as not required', () => {
    for (const permissionInfo of [{}, { conditionGate: '' }])
      expect(toUserInfo({ ...answer, permissionInfo })).toMatchObject({
        permissionInfo: { newsletterConsentRequired: false },
      });
    const { permissionInfo } = readSignedIn({
      userId: '7',
      membershipResponseStatus: 'ok',
      permissionInfo: { conditionGate: '' },
    });
    expect(permissionInfo).toEqual({ newsletterConsentRequired: false });
  });

  it('ENT-05 has an empty default list for a shopper without one', () => {
    const wishlist = answer.wishlist.map((list) => ({ ...list, usersId: '9' }));
    expect(toUserInfo({ ...answer, wishlist })).toMatchObject({
      wishlist: { name: 'default', itemCount: 0, itemIds: [] },
    });
  });
});

const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

describe('refuses an answer without a required part', () => {
  // any: structs of every shape
  it.each<[string, object, Struct<any, any>]>([
    ['user info', answer, UserInfoAnswer],
    ['a guest’s user info', { ...answer, userType: 'guest' }, UserInfoAnswer],
    ['a guest’s identity', { userId: '-1' }, GuestIdentityAnswer],
    [
      'a sign-in',
      { userId: '7', membershipResponseStatus: 'ok', permissionInfo: {} },
      SignInAnswer,
    ],
    ['what is kept of a registered shopper', registered, UserInfo],
    ['what is kept of a guest', guest, UserInfo],
    ['what is kept of a guest’s identity', { userId: '-1' }, GuestIdentity],
    ['a permission', { newsletterConsentRequired: false }, PermissionInfo],
    [
      'what is kept of a sign-in',
      {
        userId: '7',
        membershipResponseStatus: 'ok',
        permissionInfo: registered.permissionInfo,
      },
      SignedIn,
    ],
  ])('ENT-04 %s', (_what, whole, struct) => {
    expect(is(whole, struct)).toBe(true);
    for (const key of Object.keys(whole)) expect(is(without(whole, key), struct), key).toBe(false);
  });

  it('ENT-04 refuses a third user type, a list without an owner, and a gate that is not a text', () => {
    const lists = answer.wishlist.map((list) => without(list, 'usersId'));
    for (const part of [
      { userType: 'robot' },
      { wishlist: lists },
      { wishlist: answer.wishlist.map((list) => without(list, 'status')) },
      { wishlist: answer.wishlist.map((list) => without(list, 'itemIds')) },
      { permissionInfo: { conditionGate: 7 } },
      { permissionInfo: { newsletterConsentRequired: 'yes' } },
    ])
      expect(is({ ...answer, ...part }, UserInfoAnswer)).toBe(false);
    for (const key of ['name', 'itemCount', 'itemIds'])
      expect(is({ ...registered, wishlist: without(registered.wishlist, key) }, UserInfo)).toBe(
        false,
      );
  });
});

describe('state of the user info', () => {
  const states = {
    unknown: { status: 'unknown' },
    loading: { status: 'loading' },
    guest: knownUser({ userType: 'guest', userId: '-1', orderId: '55' }),
    registered: knownUser(registered),
    failed: { status: 'failed', httpStatus: 500 },
  } as const satisfies Record<string, UserInfoState>;

  it('SES-02 is one of two user types, or unknown', () => {
    const kinds = Object.values(states).map((info) => [isKnown(info), userTypeOf(info)]);
    expect(kinds).toEqual([
      [false, null],
      [false, null],
      [true, 'guest'],
      [true, 'registered'],
      [false, null],
    ]);
  });

  it("CRT-05 has the user's order, and none without a known user", () => {
    expect(Object.values(states).map(orderIdOf)).toEqual(['0', '0', '55', '55', '0']);
  });

  it('WSH-02 has a wishlist for a registered shopper only', () => {
    const lists = Object.values(states).map(wishlistOf);
    expect(lists).toEqual([null, null, null, registered.wishlist, null]);
  });

  it.each(Object.values(states))(
    'is accepted by the log as %j, and refused without a part',
    (info) => {
      expect(is(info, UserInfoState)).toBe(true);
      for (const key of Object.keys(info))
        expect(is({ ...info, [key]: [] }, UserInfoState), key).toBe(false);
      expect(is({ ...info, other: 1 }, UserInfoState)).toBe(false);
    },
  );

  it('marks a user in doubt', () => {
    for (const info of [states.guest, states.registered]) {
      expect(is({ ...info, isInDoubt: true }, UserInfoState)).toBe(true);
      expect(is({ ...info, isInDoubt: false }, UserInfoState)).toBe(false);
    }
  });
});
