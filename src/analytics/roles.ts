import { enums, type Infer } from 'superstruct';
import type { UserType } from '../session/session.ts';

/** ROL-01 */
export const Role = enums(['guest', 'registered', 'loyalty member', 'exclusive access']);
export type Role = Infer<typeof Role>;

interface Shopper {
  userType: UserType;
  isMember: boolean;
  isExclusiveAccessUser: boolean;
}

/** ROL-01, ROL-08: roles of a shopper, who can have several. */
export function rolesOf({ userType, isMember, isExclusiveAccessUser }: Shopper): Role[] {
  const isLoyal = userType === 'registered' && isMember;
  return [
    userType,
    ...(isLoyal ? ['loyalty member' as const] : []),
    ...(isExclusiveAccessUser ? ['exclusive access' as const] : []),
  ];
}
