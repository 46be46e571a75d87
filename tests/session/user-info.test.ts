import { describe, expect, it } from 'vitest';
import { readSignedIn, toUserInfo } from '#src/session/contract.ts';
import type { UserInfoState } from '#src/session/session.ts';
import { isKnown, knownUser, orderIdOf, userTypeOf, wishlistOf } from '#src/session/session.ts';

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

describe('state of the user info', () => {
  const states = {
    unknown: { status: 'unknown' },
    loading: { status: 'loading' },
    guest: knownUser({ userType: 'guest', userId: '-1', orderId: '55' }),
    registered: knownUser(registered),
    failed: { status: 'failed', httpStatus: 500 },
  } as const satisfies Record<string, UserInfoState>;

  it('ROL-04 SES-01 SES-02 is one of two user types, or unknown', () => {
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
});
