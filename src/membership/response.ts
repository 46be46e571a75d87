import { type Infer, integer, string, type } from 'superstruct';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { Membership, MembershipResponse, PasswordLink } from './contract.ts';
import { personalEmail } from '../kernel/struct.ts';

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

/** API-41, API-42: an expired link is an error answer. */
export const PasswordLinkAnswer = type({
  logonId: orNothing(personalEmail()),
});

export function readPasswordLink(answer: Infer<typeof PasswordLinkAnswer>): PasswordLink {
  return present({ email: answer.logonId });
}
