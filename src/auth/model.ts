import { sample } from 'effector';
import { boolean, object, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing, personalEmail, secret } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { callFx } from '../ports/call.ts';
import { hasErrorKey, statusOf } from '../ports/errors.ts';
import { locationChanged, reloadFx } from '../ports/navigation.ts';
import { writeStorageFx } from '../ports/storage.ts';
import { readUserInfo } from '../session/model.ts';
import { forgetHeldWish, signInNeeded } from '../wishlist/model.ts';
import { signInCall, signOutCall } from './api.ts';
import {
  ALREADY_MIGRATED,
  DrawerState,
  MANUAL_LOGOUT,
  MIGRATION_SUCCESS,
  SignInState,
  failureOf,
} from './auth.ts';

const Place = object({ place: string() });

export const openSignIn = input('auth/openSignIn', Place);
export const closeSignIn = input('auth/closeSignIn', nothing());
export const signIn = input(
  'auth/signIn',
  object({ email: personalEmail(), password: secret(), rememberMe: boolean() }),
);
export const signOut = input('auth/signOut', nothing());

const openDrawer = command('auth/openDrawer', Place);

/** AUT-12 */
export const signInOpened = fact('auth/signInOpened', Place);
export const signInClosed = fact('auth/signInClosed', nothing());
export const signedIn = fact('auth/signedIn', object({ membershipResponseStatus: string() }));
export const signInFailed = fact('auth/signInFailed', object({ errorKey: string() }));
export const migrationNeeded = fact('auth/migrationNeeded', nothing());
export const signedOut = fact('auth/signedOut', nothing());

export const signInFx = callFx(signInCall);
export const signOutFx = callFx(signOutCall);

export const $signInState = state<SignInState>('auth/signInState', { status: 'idle' }, SignInState);
export const $drawer = state<DrawerState>('auth/drawer', { status: 'closed' }, DrawerState);

export const $isSigningOut = state('auth/isSigningOut', false, boolean());

$signInState
  .on(signInFx, () => ({ status: 'submitting' }))
  .on(signInFx.done, () => ({ status: 'idle' }))
  .on(signInFx.failData, (_, error) => failureOf(error))
  .on([openDrawer, signInClosed], (current) =>
    current.status === 'submitting' ? current : { status: 'idle' },
  );

$isSigningOut.on(signOutFx, () => true).on(signOutFx.finally, () => false);

$drawer
  .on(openDrawer, (_, { place }) => ({ status: 'open', place }))
  .on([signInClosed, signedIn], () => ({ status: 'closed' }));

sample({
  clock: [openSignIn, sample({ clock: signInNeeded, fn: () => ({ place: 'wishlist' }) })],
  target: openDrawer,
});
sample({ clock: openDrawer, target: signInOpened });
sample({
  clock: [closeSignIn, locationChanged],
  source: $drawer,
  filter: ({ status }) => status === 'open',
  fn: () => undefined,
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
sample({
  clock: signInFx.doneData,
  fn: ({ membershipResponseStatus }) => ({ membershipResponseStatus }),
  target: signedIn,
});
sample({ clock: signedIn, fn: () => undefined, target: readUserInfo });
sample({
  clock: signInFx.failData,
  filter: (error) => !hasErrorKey(error, ALREADY_MIGRATED),
  fn: (error) => ({
    errorKey: error.kind === 'http' ? (error.errors[0]?.errorKey ?? 'http') : error.kind,
  }),
  target: signInFailed,
});
sample({
  clock: [
    signInFx.failData.filter({ fn: (error) => hasErrorKey(error, ALREADY_MIGRATED) }), // AUT-22
    signedIn.filter({ fn: (answer) => answer.membershipResponseStatus === MIGRATION_SUCCESS }), // AUT-23
  ],
  fn: () => undefined,
  target: migrationNeeded,
});

sample({ clock: signOut, target: signOutFx });
// Whoever is refused here is signed out already.
sample({
  clock: [
    signOutFx.doneData,
    signOutFx.failData.filter({ fn: (error) => statusOf(error) === 401 }),
  ],
  fn: () => undefined,
  target: signedOut,
});
sample({
  clock: signOutFx.failData,
  filter: (error) => statusOf(error) !== 401,
  fn: () => ({
    severity: 'error' as const,
    key: 'account:signOut.failed',
    params: {},
    ms: 8000,
  }),
  target: showNotice,
});
// AUT-21
sample({
  clock: signedOut,
  fn: () => ({ area: 'session' as const, key: MANUAL_LOGOUT, value: 'true' }),
  target: writeStorageFx,
});
sample({
  clock: writeStorageFx.finally,
  filter: ({ params }) => params.key === MANUAL_LOGOUT,
  fn: () => undefined,
  target: reloadFx,
});
