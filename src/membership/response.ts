import { type Infer, integer, string, type } from 'superstruct';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { Membership, MembershipResponse } from './contract.ts';

export const MembershipAnswer = type({
  membershipStatus: string(),
  memberId: orNothing(string()),
  tier: orNothing(string()),
  points: orNothing(integer()),
});

export const MembershipResponseAnswer = type({ membershipResponseStatus: string() });

export function readMembership(answer: Infer<typeof MembershipAnswer>): Membership {
  const { membershipStatus, memberId, tier, points } = answer;
  return present({ membershipStatus, memberId, tier, points });
}

export function readMembershipResponse({
  membershipResponseStatus,
}: Infer<typeof MembershipResponseAnswer>): MembershipResponse {
  return { membershipResponseStatus };
}
