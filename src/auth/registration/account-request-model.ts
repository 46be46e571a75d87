import { sample } from 'effector';
import { boolean, object, optional } from 'superstruct';
import { fact, feature, input } from '../../event-log/units.ts';
import { BirthDate } from '../../kernel/birth-date.ts';
import { noPayload, personalEmail, secret } from '../../kernel/struct.ts';
import { requestAccountCall } from '../../membership/api.ts';
import { callFx } from '../../ports/http/call.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { SUBMISSION, submissionState } from '../../ports/http/submission.ts';
import { onceTouched } from '../../ports/once-touched.ts';
import { $isRegistered } from '../../session/model.ts';
import { signInClosed, signInOpened, signedIn } from '../model.ts';
import { mailSent } from '../password/password-request-model.ts';
import { declareForm } from '../../forms/form-model.ts';
import { KNOWN_ACCOUNT_MARKS } from './registration.ts';

feature('core');

/** AUT-19: requests an account; the link in the mail creates it. */
export const requestAccount = input(
  'auth/requestAccount',
  object({
    email: personalEmail(),
    password: secret(),
    passwordConfirmation: secret(),
    newsletter: boolean(),
    dob: optional(BirthDate),
  }),
);

/** Fires after the request, also if the account already exists; a mail is sent in any case. */
export const accountRequested = fact('auth/accountRequested', noPayload());
export const accountRequestFailed = fact('auth/accountRequestFailed', MutationFailure);

export const requestAccountFx = callFx(requestAccountCall);

export const $accountRequest = submissionState('auth/accountRequest');

const opened = [signInOpened, signInClosed, signedIn];
mutation($accountRequest, {
  ...SUBMISSION,
  start: sample({
    clock: requestAccount,
    source: $isRegistered,
    filter: (isRegistered) => !isRegistered,
    fn: (_, wish) => wish,
  }),
  sendFx: requestAccountFx,
  succeeded: ({ params, result }) => mailSent(params.email, result.membershipResponseStatus),
  done: accountRequested,
  failed: accountRequestFailed,
  reset: [onceTouched(opened, $accountRequest, $accountRequest.defaultState)],
});

/** AUT-19. The form survives closing the drawer, except for secrets. */
export const registrationForm = declareForm(
  'auth',
  'registration',
  { email: personalEmail(), ...KNOWN_ACCOUNT_MARKS },
  { all: [signedIn, accountRequested], secrets: [signInClosed] },
);
