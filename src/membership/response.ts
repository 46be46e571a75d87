import { type Infer, integer, string, type } from 'superstruct';
import { optionalLenient, present } from '../kernel/tolerant.ts';
import type { Membership, MembershipResponse, PasswordLink } from './contract.ts';
import { personalEmail } from '../kernel/struct.ts';

export const MembershipAnswer = type({
  membershipStatus: string(),
  memberId: optionalLenient(string()),
  tier: optionalLenient(string()),
  points: optionalLenient(integer()),
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
  logonId: optionalLenient(personalEmail()),
});

export function readPasswordLink(answer: Infer<typeof PasswordLinkAnswer>): PasswordLink {
  return present({ email: answer.logonId });
}
