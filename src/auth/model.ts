import { sample } from 'effector';
import { boolean, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload, personalEmail, secret } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { errorKeyOf, hasErrorKey, isRefusal } from '../ports/http/errors.ts';
import type { Mutation } from '../ports/http/mutation.ts';
import { locationChanged } from '../ports/navigation.ts';
import { applySessionEvent } from '../session/lifecycle-model.ts';
import type { SignedIn } from '../session/contract.ts';
import type { SessionEvent } from '../session/lifecycle.ts';
import { readUserInfo, userInfoLoaded } from '../session/model.ts';
import { forgetHeldWish, signInNeeded } from '../wishlist/hearts-model.ts';
import { signInCall } from './api.ts';
import {
  ALREADY_MIGRATED,
  DrawerState,
  MIGRATION_SUCCESS,
  DrawerOpening,
  SignInState,
  signInFailureOf,
} from './auth.ts';

feature('core');

export const openSignIn = input('auth/openSignIn', DrawerOpening);
export const closeSignIn = input('auth/closeSignIn', noPayload());
export const signIn = input(
  'auth/signIn',
  object({
    email: personalEmail(),
    password: secret(),
    rememberMe: boolean(),
    captcha: optional(secret()),
  }),
);

/** Opens a mailed link of the address; its key is not logged. */
export const followLink = input('auth/followLink', noPayload());

export const openDrawer = command('auth/openDrawer', DrawerOpening);

/** AUT-12 */
export const signInOpened = fact('auth/signInOpened', DrawerOpening);
export const signInClosed = fact('auth/signInClosed', noPayload());
export const signedIn = fact('auth/signedIn', object({ membershipResponseStatus: string() }));
export const signInFailed = fact('auth/signInFailed', object({ errorKey: string() }));
export const migrationNeeded = fact('auth/migrationNeeded', noPayload());

export const signInFx = callFx(signInCall);

export const $signInState = state<SignInState>('auth/signInState', { status: 'idle' }, SignInState);
export const $drawer = state<DrawerState>('auth/drawer', { status: 'closed' }, DrawerState);

$signInState
  .on(signInFx, () => ({ status: 'submitting' }))
  .on(signInFx.doneData, (_, { membershipResponseStatus }) => ({
    status: membershipResponseStatus === MIGRATION_SUCCESS ? 'migrating' : 'idle',
  }))
  .on(signInFx.failData, (_, error) => signInFailureOf(error))
  .on([openDrawer, signInClosed], (current) =>
    current.status === 'submitting' ? current : { status: 'idle' },
  );

$drawer
  .on(openDrawer, (_, opening) => ({ status: 'open', ...opening }))
  .on([signInClosed, signedIn], () => ({ status: 'closed' }))
  .on(userInfoLoaded, (drawer, { userType }) =>
    userType === 'registered' ? { status: 'closed' } : drawer,
  );

sample({
  clock: [openSignIn, sample({ clock: signInNeeded, fn: () => ({ place: 'wishlist' }) })],
  target: openDrawer,
});
sample({ clock: openDrawer, target: signInOpened });
sample({
  clock: [closeSignIn, locationChanged],
  source: $drawer,
  filter: ({ status }) => status === 'open',
  target: signInClosed,
});
sample({ clock: signInClosed, target: forgetHeldWish });

sample({
  clock: signIn,
  source: $signInState,
  filter: ({ status }) => status !== 'submitting',
  fn: (_, credentials) => credentials,
  target: signInFx,
});
enterBy({ doneData: signInFx.doneData, failed: signInFx.fail });
sample({
  clock: signInFx.failData,
  filter: (error) => !hasErrorKey(error, ALREADY_MIGRATED),
  fn: (error) => ({ errorKey: errorKeyOf(error) }),
  target: signInFailed,
});
sample({
  clock: [
    signInFx.failData.filter({ fn: (error) => hasErrorKey(error, ALREADY_MIGRATED) }), // AUT-22
    signedIn.filter({ fn: (answer) => answer.membershipResponseStatus === MIGRATION_SUCCESS }), // AUT-23
  ],
  target: migrationNeeded,
});

/**
 * Signs in by the answers of a mutation. A failure that is no refusal may have signed in as well:
 * the user is read.
 */
export function enterBy({
  doneData,
  failed,
}: Pick<Mutation<unknown, SignedIn>, 'doneData' | 'failed'>): void {
  sample({
    clock: doneData,
    fn: ({ membershipResponseStatus }) => ({ membershipResponseStatus }),
    target: signedIn,
  });
  sample({
    clock: doneData,
    fn: ({ userId }): SessionEvent => ({ step: 'signed-in', userId }),
    target: applySessionEvent,
  });
  sample({
    clock: failed,
    filter: ({ error }) => !isRefusal(error),
    target: readUserInfo,
  });
}
