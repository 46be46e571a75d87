import { sample } from 'effector';
import { object, string } from 'superstruct';
import { fact, input, state } from '../../event-log/units.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { forgotPasswordCall } from '../../membership/password-api.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn } from '../../ports/http/errors.ts';
import { onceTouched } from '../../ports/late-gate.ts';
import { $basename } from '../../store-config/model.ts';
import { loginHidden, loginShown } from '../dialog-model.ts';
import { signInClosed, signInOpened, signedIn } from '../model.ts';
import { IDLE, MailRequest, mailRefused, mailSent } from '../request.ts';

/** Somebody has forgotten a password; `source` is where they say so. */
export const requestPassword = input(
  'auth/requestPassword',
  object({ email: personalEmail(), source: string() }),
);

export const passwordRequested = fact(
  'auth/passwordRequested',
  object({ membershipResponseStatus: string() }),
);
export const passwordRequestFailed = fact(
  'auth/passwordRequestFailed',
  object({ errorKey: string() }),
);

export const forgotPasswordFx = callFx(forgotPasswordCall);

export const $passwordRequest = state<MailRequest>('auth/passwordRequest', IDLE, MailRequest);

sample({
  clock: requestPassword,
  source: { request: $passwordRequest, basename: $basename },
  filter: ({ request }) => request.status !== 'submitting',
  fn: ({ basename }, wish) => ({ ...wish, redirectPath: `${basename}/` }),
  target: forgotPasswordFx,
});

$passwordRequest
  .on(forgotPasswordFx, () => ({ status: 'submitting' }))
  .on(forgotPasswordFx.done, (_, { params, result }) =>
    mailSent(params.email, result.membershipResponseStatus),
  )
  .on(forgotPasswordFx.failData, (_, error) => mailRefused(error))
  .reset(
    onceTouched(
      [signInOpened, signInClosed, signedIn, loginShown, loginHidden],
      $passwordRequest,
      IDLE,
    ),
  );

sample({ clock: forgotPasswordFx.doneData, target: passwordRequested });
// AUT-25
sample({
  clock: forgotPasswordFx.failData,
  fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: passwordRequestFailed,
});
