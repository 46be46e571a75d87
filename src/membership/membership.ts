import { type Infer, array, enums, literal, object } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import { type CallError, ShopError, hasErrorKey } from '../ports/http/errors.ts';
import { Membership, isMember } from './contract.ts';

export const MembershipState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), membership: Membership }),
  failed: object({ status: literal('failed') }),
});
export type MembershipState = Infer<typeof MembershipState>;

export const MembershipWish = enums(['join', 'leave']);
export type MembershipWish = Infer<typeof MembershipWish>;

/** State of joining or leaving; leaving is confirmed first. */
export const MembershipChange = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  asking: object({ status: literal('asking') }),
  sending: object({ status: literal('sending'), wish: MembershipWish }),
  failed: object({ status: literal('failed'), wish: MembershipWish, errors: array(ShopError) }),
});
export type MembershipChange = Infer<typeof MembershipChange>;

const SO_ALREADY: Readonly<Record<MembershipWish, string>> = {
  join: '_ERR_MEMBERSHIP_EXISTS',
  leave: '_ERR_MEMBERSHIP_NONE',
};

/** True if the backend reports the change as already made, by another tab or a lost answer. */
export function isSoAlready(wish: MembershipWish, error: CallError): boolean {
  return hasErrorKey(error, SO_ALREADY[wish]);
}

/** True if the membership matches the requested change. */
export function isAsWished(wish: MembershipWish, membership: Membership): boolean {
  return isMember(membership) === (wish === 'join');
}
