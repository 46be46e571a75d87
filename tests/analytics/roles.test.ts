import { describe, expect, it } from 'vitest';
import { rolesOf } from '#src/analytics/roles.ts';

const guest = {
  userType: 'guest',
  isMember: false,
  isExclusiveAccessUser: false,
} as const;
const registered = { ...guest, userType: 'registered' } as const;

describe('roles of a shopper', () => {
  it.each([
    [guest, ['guest']],
    [registered, ['registered']],
    [{ ...registered, isMember: true }, ['registered', 'loyalty member']],
    [{ ...guest, isMember: true }, ['guest']],
    [{ ...guest, isExclusiveAccessUser: true }, ['guest', 'exclusive access']],
    [
      { ...registered, isMember: true, isExclusiveAccessUser: true },
      ['registered', 'loyalty member', 'exclusive access'],
    ],
  ])('ROL-01 ROL-08 %j is %j', (shopper, roles) => expect(rolesOf(shopper)).toEqual(roles));
});
