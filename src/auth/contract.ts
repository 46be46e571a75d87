import { object, string, type, type Infer } from 'superstruct';
import { PermissionInfo, PermissionInfoAnswer, readPermissionInfo } from '../session/contract.ts';

/** API-35. Its `token` is taken out by the http port and never gets this far. */
export const SignInAnswer = type({
  userId: string(),
  membershipResponseStatus: string(),
  permissionInfo: PermissionInfoAnswer,
});

export const SignedIn = object({
  userId: string(),
  membershipResponseStatus: string(),
  permissionInfo: PermissionInfo,
});
export type SignedIn = Infer<typeof SignedIn>;

export function readSignedIn(answer: Infer<typeof SignInAnswer>): SignedIn {
  return {
    userId: answer.userId,
    membershipResponseStatus: answer.membershipResponseStatus,
    permissionInfo: readPermissionInfo(answer.permissionInfo),
  };
}
