import { combine, sample } from 'effector';
import { array, boolean, integer, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload, personalEmail } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { statusField } from '../ports/http/errors.ts';
import { isPending, mutation } from '../ports/http/mutation.ts';
import { $start } from '../ports/start.ts';
import { $userInfo } from '../session/model.ts';
import { interestsCall, subscribeCall, Source } from './api.ts';
import { signedUpCookie } from './cookies-model.ts';
import {
  InterestsState,
  SignUpRefusal,
  SignUpState,
  isFormShown,
  signUpRefusalOf,
} from './newsletter.ts';
import { declareForm } from '../forms/form-model.ts';

feature('core');

export const signUp = input(
  'newsletter/signUp',
  object({ email: personalEmail(), interests: array(string()), source: Source }),
);
/** Signs up another address. */
export const signUpAnother = input('newsletter/signUpAnother', noPayload());
export const wantInterests = input('newsletter/wantInterests', noPayload());

/** Discards the browser's record of a sign-up after an opt-out. */
export const forgetSignUp = command('newsletter/forgetSignUp', noPayload());

export const signedUp = fact('newsletter/signedUp', object({ source: Source }));
export const signUpFailed = fact(
  'newsletter/signUpFailed',
  object({ source: Source, reason: SignUpRefusal }),
);
export const interestsLoaded = fact('newsletter/interestsLoaded', object({ count: integer() }));
export const interestsFailed = fact(
  'newsletter/interestsFailed',
  object({ status: optional(integer()) }),
);

export const subscribeFx = callFx(subscribeCall);
export const interestsFx = callFx(interestsCall);

export const $signUpState = state<SignUpState>(
  'newsletter/signUpState',
  { status: 'idle' },
  SignUpState,
);
/** True after a sign-up on this page. */
const $hasSignedUp = state('newsletter/hasSignedUp', false, boolean());
/** True after an opt-out on this page. */
const $hasLeft = state('newsletter/hasLeft', false, boolean());
export const $interests = state<InterestsState>(
  'newsletter/interests',
  { status: 'unknown' },
  InterestsState,
);

/** NWS-01, NWS-02, NWS-04 */
export const $isSignedUpNewsletter = combine(
  $hasSignedUp,
  $hasLeft,
  $start,
  $userInfo,
  (hasSignedUp, hasLeft, { cookies }, info) =>
    hasSignedUp ||
    (!hasLeft && signedUpCookie.read(cookies) !== null) ||
    (info.status === 'registered' && info.newsletterSignedUp),
);
export const $isFormShown = combine($isSignedUpNewsletter, $signUpState, isFormShown);

$hasSignedUp.on(signedUp, () => true).on(forgetSignUp, () => false);
$hasLeft.on(forgetSignUp, () => true);
const submitted = mutation($signUpState, {
  start: signUp,
  sendFx: subscribeFx,
  pending: ({ source }) => ({ status: 'sending', source }),
  succeeded: ({ params: { source } }) => ({ status: 'done', source }),
  refused: (error, { source }) => ({ status: 'failed', source, reason: signUpRefusalOf(error) }),
  forget: [forgetSignUp],
});
$signUpState.on(signUpAnother, (state) => (isPending(state) ? state : { status: 'again' }));
$interests
  .on(interestsFx, () => ({ status: 'loading' }))
  .on(interestsFx.doneData, (_, interests) => ({ status: 'ready', interests }))
  .on(interestsFx.fail, () => ({ status: 'failed' }));

sample({ clock: submitted.done, fn: ({ source }) => ({ source }), target: signedUp });
sample({
  clock: submitted.failed,
  fn: ({ params: { source }, error }) => ({ source, reason: signUpRefusalOf(error) }),
  target: signUpFailed,
});
sample({
  clock: signedUp,
  fn: () => '1' as const,
  target: signedUpCookie.keep,
});

sample({ clock: forgetSignUp, fn: () => null, target: signedUpCookie.keep });

sample({
  clock: wantInterests,
  source: $interests,
  filter: ({ status }) => status === 'unknown' || status === 'failed',
  target: interestsFx,
});
sample({
  clock: interestsFx.doneData,
  fn: ({ length }) => ({ count: length }),
  target: interestsLoaded,
});
sample({ clock: interestsFx.failData, fn: statusField, target: interestsFailed });

const MARKS = { email: personalEmail() };
const DONE = { all: [signedUp] };

/** API-65: forms of the footer and the popup; both may be on a page. */
export const NEWSLETTER_FORMS = {
  footer: declareForm('newsletter', 'footerSignUp', MARKS, DONE),
  popup: declareForm('newsletter', 'popupSignUp', MARKS, DONE),
};
