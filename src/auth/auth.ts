import { type Infer, array, boolean, enums, literal, object, optional, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import {
  type CallError,
  ShopError,
  errorsIn,
  hasErrorKey,
  Throttle,
  throttleOf,
} from '../ports/http/errors.ts';

export const SignInState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  submitting: object({ status: literal('submitting') }),
  failed: object({ status: literal('failed'), errors: array(ShopError) }),
  throttled: object({ status: literal('throttled'), ...Throttle.schema }),
  migrating: object({ status: literal('migrating') }),
});
export type SignInState = Infer<typeof SignInState>;

/**
 * State of the login dialog: `show` while a registered shopper must sign in again (AUT-01); the
 * last value after a guest's redirect from the account (GST-03).
 */
export const DialogFlag = enums(['none', 'show', 'unified-guest-redirect']);
export type DialogFlag = Infer<typeof DialogFlag>;

/** AUT-12, AUT-13: the place that opens the drawer, and the initial form. */
export const DrawerOpening = object({
  place: string(),
  form: optional(enums(['registration', 'forgot-password'])),
  hidesRegister: optional(boolean()),
});
export type DrawerOpening = Infer<typeof DrawerOpening>;

/** AUT-12: the sign-in drawer and the place that opened it. */
export const DrawerState = taggedUnion('status', {
  closed: object({ status: literal('closed') }),
  open: object({ status: literal('open'), ...DrawerOpening.schema }),
});
export type DrawerState = Infer<typeof DrawerState>;

/** AUT-22 */
export const ALREADY_MIGRATED = '_ERR_EMAIL_ALREADY_MIGRATED';
/** AUT-23 */
export const MIGRATION_SUCCESS = 'MEMBERSHIP_MIGRATION_SUCCESS';

/** Maps a failed sign-in to its state: errors, throttling, or an account to migrate (AUT-22). */
export function signInFailureOf(error: CallError): SignInState {
  if (hasErrorKey(error, ALREADY_MIGRATED)) return { status: 'migrating' };
  const throttle = throttleOf(error);
  if (throttle) return { status: 'throttled', ...throttle };
  return { status: 'failed', errors: [...errorsIn(error)] };
}
