import { type Infer, integer, object, optional, string } from 'superstruct';
import { personalEmail } from '../kernel/struct.ts';

/** `points` and `tier` belong to members. */
export const Membership = object({
  membershipStatus: string(),
  memberId: optional(string()),
  tier: optional(string()),
  points: optional(integer()),
});
export type Membership = Infer<typeof Membership>;

export function isMember({ membershipStatus }: Membership): boolean {
  return membershipStatus === 'MEMBER';
}

/** Status of a membership request, such as `MEMBERSHIP_RESPONSE_SUCCESS` (AUT-09). */
export const MembershipResponse = object({ membershipResponseStatus: string() });
export type MembershipResponse = Infer<typeof MembershipResponse>;

/** API-41, API-42: email of the account that a link belongs to. */
export const PasswordLink = object({ email: optional(personalEmail()) });
export type PasswordLink = Infer<typeof PasswordLink>;
