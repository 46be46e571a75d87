/** What memberships hear of the shopper. */
import { inlet } from '../event-log/inlet.ts';
import type { PermissionInfo } from '../session/contract.ts';

/** MEM-03: a sign-in, a registration or a new password has said what is still to be accepted. */
export const permissionGiven = inlet<PermissionInfo>();
/** Who is shopping was read. */
export const shopperRead = inlet();

/** The membership's page is there, for this registered shopper. */
export const membershipSeen = inlet<{ userId: string }>();
