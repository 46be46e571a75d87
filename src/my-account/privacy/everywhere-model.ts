import { sample } from 'effector';
import { boolean } from 'superstruct';
import { signOutEverywhereCall } from '../../account/api.ts';
import { signedOut } from '../../auth/sign-out-model.ts';
import { input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { httpStatusOf } from '../../ports/http/errors.ts';

/** AUT-21, SES-19 */
export const signOutEverywhere = input('account/signOutEverywhere', nothing());

export const signOutEverywhereFx = callFx(signOutEverywhereCall);
export const $isSigningOutEverywhere = state('account/isSigningOutEverywhere', false, boolean());

$isSigningOutEverywhere
  .on(signOutEverywhereFx, () => true)
  .on(signOutEverywhereFx.finally, () => false);

sample({
  clock: signOutEverywhere,
  source: $isSigningOutEverywhere,
  filter: (isUnderWay) => !isUnderWay,
  target: signOutEverywhereFx,
});
// 401 means signed out already.
const settled = sample({
  clock: signOutEverywhereFx.finally,
  fn: (outcome) => ({ isOut: outcome.status === 'done' || httpStatusOf(outcome.error) === 401 }),
});
sample({ clock: settled, filter: ({ isOut }) => isOut, target: signedOut });
noticeAfter(settled.filter({ fn: ({ isOut }) => !isOut }), 'account:signOut.failed', {
  severity: 'error',
  ms: 8000,
});
