import { sample } from 'effector';
import { boolean } from 'superstruct';
import { signOutEverywhereCall } from '../../account/api.ts';
import { signedOut } from '../../auth/sign-out-model.ts';
import { feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { httpStatusOf } from '../../ports/http/errors.ts';
import { mutation } from '../../ports/http/mutation.ts';

feature('account');

/** AUT-21, SES-19 */
export const signOutEverywhere = input('account/signOutEverywhere', noPayload());

export const signOutEverywhereFx = callFx(signOutEverywhereCall);
export const $isSigningOutEverywhere = state('account/isSigningOutEverywhere', false, boolean());

const { done, failed } = mutation($isSigningOutEverywhere, {
  start: signOutEverywhere,
  sendFx: signOutEverywhereFx,
  isPending: Boolean,
  pending: () => true,
  refused: () => false,
  // 401 means signed out already.
  isDoneAlready: (error) => httpStatusOf(error) === 401,
});
sample({ clock: done, target: signedOut });
noticeAfter(failed, 'account:signOut.failed', { severity: 'error', ms: 8000 });
