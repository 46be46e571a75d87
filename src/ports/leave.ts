import { type Infer, enums, literal, object } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { dictionary, noPayload, secret } from '../kernel/struct.ts';

feature('core');

/** Address of the next site, and the form sent to it. */
export const Departure = object({
  url: secret(),
  method: enums(['GET', 'POST']),
  fields: dictionary(secret()),
});
export type Departure = Infer<typeof Departure>;

/** Error of an address that is not allowed. */
export const LEAVE_ERROR = { message: 'Error leaving the site' } as const;

/**
 * Navigates to another site. Done only if this page is restored, as after Back from the cache;
 * otherwise the page reloads.
 *
 * @example sample({ clock: redirected, target: leaveSiteFx });
 */
export const leaveSiteFx = port('leave/site', {
  params: Departure,
  done: noPayload(),
  fail: object({ message: literal(LEAVE_ERROR.message) }),
});
