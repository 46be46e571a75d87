/** What analytics hear of the account. */
import { inlet } from '../event-log/inlet.ts';
import type { Role } from './roles.ts';

/** The drawer was opened, from a named place (AUT-12). */
export const drawerOpened = inlet<{ place: string; form?: string | undefined }>();

/** A page of the account is there, and it is known who looks at it. */
export const accountPageSeen = inlet<{
  visit: string;
  roles: Role[];
  /** ROL-09: of registered shoppers alone. */
  account?: { hasNewsletter: boolean; isAskedToJoin: boolean };
}>();
