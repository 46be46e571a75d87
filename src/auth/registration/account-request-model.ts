import { sample } from 'effector';
import { boolean, object, optional, string } from 'superstruct';
import { fact, input, state } from '../../event-log/units.ts';
import { BirthDate } from '../../kernel/birth-date.ts';
import { nothing, personalEmail, secret } from '../../kernel/struct.ts';
import { requestAccountCall } from '../../membership/api.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn } from '../../ports/http/errors.ts';
import { onceTouched } from '../../ports/late-gate.ts';
import { $isRegistered } from '../../session/model.ts';
import { signInClosed, signInOpened, signedIn } from '../model.ts';
import { IDLE, MailRequest, mailRefused, mailSent } from '../request.ts';

/** AUT-19: somebody wants an account. A mail has the link that makes it. */
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

/** A mail is on its way, whether there is such an account or not. */
export const accountRequested = fact('auth/accountRequested', nothing());
export const accountRequestFailed = fact(
  'auth/accountRequestFailed',
  object({ errorKey: string() }),
);

export const requestAccountFx = callFx(requestAccountCall);

export const $accountRequest = state<MailRequest>('auth/accountRequest', IDLE, MailRequest);

sample({
  clock: requestAccount,
  source: { request: $accountRequest, isRegistered: $isRegistered },
  filter: ({ request, isRegistered }) => request.status !== 'submitting' && !isRegistered,
  fn: (_, wish) => wish,
  target: requestAccountFx,
});

$accountRequest
  .on(requestAccountFx, () => ({ status: 'submitting' }))
  .on(requestAccountFx.done, (_, { params, result }) =>
    mailSent(params.email, result.membershipResponseStatus),
  )
  .on(requestAccountFx.failData, (_, error) => mailRefused(error))
  .reset(onceTouched([signInOpened, signInClosed, signedIn], $accountRequest, IDLE));

sample({ clock: requestAccountFx.done, target: accountRequested });
sample({
  clock: requestAccountFx.failData,
  fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: accountRequestFailed,
});
