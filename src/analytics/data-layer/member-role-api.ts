import { object, string } from 'superstruct';
import { Membership } from '../../membership/contract.ts';
import { defineCall } from '../../ports/http/call.ts';

/**
 * ROL-08, API-46: reads a shopper's membership for analytics. Unlike the programme's call it fails
 * silently.
 */
export const memberRoleCall = defineCall({
  name: 'analytics.memberRole',
  method: 'GET',
  base: 'commerce',
  path: () => '/membership/@self',
  params: object({ userId: string() }),
  contract: async () => {
    const { MembershipAnswer, readMembership } = await import('../../membership/response.ts');
    return { answer: MembershipAnswer, read: readMembership };
  },
  value: Membership,
  isUnseen: true,
});
