import { sample } from 'effector';
import { object, string } from 'superstruct';
import { fact, feature, input } from '../../event-log/units.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { forgotPasswordCall } from '../../membership/password-api.ts';
import { callFx } from '../../ports/http/call.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { SUBMISSION, submissionState, type Submission } from '../../ports/http/submission.ts';
import { onceTouched } from '../../ports/once-touched.ts';
import { $basename } from '../../store-config/model.ts';
import { loginHidden, loginShown } from '../dialog-model.ts';
import { signInClosed, signInOpened, signedIn } from '../model.ts';
import { declareForm } from '../../forms/form-model.ts';

feature('core');

/** AUT-09 */
const RESPONSE_SUCCESS = 'MEMBERSHIP_RESPONSE_SUCCESS';

export function mailSent(email: string, membershipResponseStatus: string): Submission {
  return { status: 'sent', email, isOfMember: membershipResponseStatus === RESPONSE_SUCCESS };
}

/** Requests a mail for a new password; `source` is the place of the form. */
export const requestPassword = input(
  'auth/requestPassword',
  object({ email: personalEmail(), source: string() }),
);

export const passwordRequested = fact(
  'auth/passwordRequested',
  object({ membershipResponseStatus: string() }),
);
/** AUT-25 */
export const passwordRequestFailed = fact('auth/passwordRequestFailed', MutationFailure);

export const forgotPasswordFx = callFx(forgotPasswordCall);

export const $passwordRequest = submissionState('auth/passwordRequest');

const opened = [signInOpened, signInClosed, signedIn, loginShown, loginHidden];
mutation($passwordRequest, {
  ...SUBMISSION,
  start: sample({
    clock: requestPassword,
    source: $basename,
    fn: (basename, wish) => ({ ...wish, redirectPath: `${basename}/` }),
  }),
  sendFx: forgotPasswordFx,
  succeeded: ({ params, result }) => mailSent(params.email, result.membershipResponseStatus),
  failed: passwordRequestFailed,
  reset: [onceTouched(opened, $passwordRequest, $passwordRequest.defaultState)],
});
sample({ clock: forgotPasswordFx.doneData, target: passwordRequested });

export const forgotForm = declareForm(
  'auth',
  'forgot',
  { email: personalEmail() },
  { all: [signedIn, signInClosed, loginHidden, passwordRequested] },
);
