import { type Infer, enums, literal, object } from 'superstruct';
import { port } from '../event-log/units.ts';
import { dictionary, nothing, secret } from '../kernel/struct.ts';

/** Where the shopper goes on, and the form that is sent there. */
export const Departure = object({
  url: secret(),
  method: enums(['GET', 'POST']),
  fields: dictionary(secret()),
});
export type Departure = Infer<typeof Departure>;

/** Why nobody left: the address is none that a shopper may be sent to. */
export const LEAVE_ERROR = { message: 'Error leaving the site' } as const;

/**
 * Takes the shopper to another site's page. Done only when this very page is shown again, as after
 * Back; who comes back otherwise finds a page loaded anew.
 *
 * @example sample({ clock: redirected, target: leaveSiteFx });
 */
export const leaveSiteFx = port('leave/site', {
  params: Departure,
  done: nothing(),
  fail: object({ message: literal(LEAVE_ERROR.message) }),
});
