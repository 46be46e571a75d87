import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import {
  UserInfoState,
  isKnown,
  knownUser,
  orderIdOf,
  userTypeOf,
  wishlistOf,
} from '#src/session/session.ts';

const wishlist = { name: 'default', itemCount: 1, itemIds: ['RL0001RAW'] };
const guest = { status: 'guest', userId: '-1', orderId: '77' } as const;
const registered = {
  status: 'registered',
  userId: '1001',
  orderId: '78',
  userEmail: 'ada@example.com',
  newsletterSignedUp: false,
  permissionInfo: { newsletterConsentRequired: false },
  wishlist,
} as const;
const unknown = [
  { status: 'unknown' },
  { status: 'loading' },
  { status: 'failed' },
  { status: 'failed', httpStatus: 503 },
] as const;

describe('what a log may hold of the user', () => {
  it.each([guest, registered, ...unknown])(
    'the state %j whole, and no other in its place',
    (state) => {
      expect(is(state, UserInfoState)).toBe(true);
      for (const key of Object.keys(state))
        expect(is({ ...state, [key]: {} }, UserInfoState), key).toBe(false);
      expect(is({ ...state, another: 1 }, UserInfoState)).toBe(false);
    },
  );

  it.each([guest, registered])('that another tab may have another session: %j', (state) => {
    expect(is({ ...state, isInDoubt: true }, UserInfoState)).toBe(true);
    expect(is({ ...state, isInDoubt: false }, UserInfoState)).toBe(false);
  });

  it.each(Object.keys(wishlist))(
    'ENT-05 a wishlist with its %s alone in another form is refused',
    (key) => {
      const other = { ...registered, wishlist: { ...wishlist, [key]: {} } };
      expect(is(other, UserInfoState)).toBe(false);
      expect(is({ ...registered, wishlist: { ...wishlist, itemIds: [1] } }, UserInfoState)).toBe(
        false,
      );
    },
  );
});

it('SES-01 CRT-05 a known user has a type and an order, only a registered one a wishlist', () => {
  const { status: userType, ...rest } = registered;
  expect(knownUser({ userType, ...rest })).toEqual(registered);
  const told = [guest, registered].map((info) => [
    isKnown(info),
    userTypeOf(info),
    orderIdOf(info),
    wishlistOf(info),
  ]);
  expect(told).toEqual([
    [true, 'guest', '77', null],
    [true, 'registered', '78', wishlist],
  ]);
});

it.each(unknown)(
  'SES-01 CRT-05 of a user who is %j nothing is known, and the order is `0`',
  (info) => {
    expect([isKnown(info), userTypeOf(info), orderIdOf(info), wishlistOf(info)]).toEqual([
      false,
      null,
      '0',
      null,
    ]);
  },
);
