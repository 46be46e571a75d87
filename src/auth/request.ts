import type { Submission } from '../ports/http/submission.ts';

/** AUT-09 */
const RESPONSE_SUCCESS = 'MEMBERSHIP_RESPONSE_SUCCESS';

export function mailSent(email: string, membershipResponseStatus: string): Submission {
  return { status: 'sent', email, isOfMember: membershipResponseStatus === RESPONSE_SUCCESS };
}
