import { sample } from 'effector';
import { object, string } from 'superstruct';
import { changePasswordCall } from '../../account/api.ts';
import { IDLE, MailRequest, mailRefused } from '../../auth/request.ts';
import { fact, input, state } from '../../event-log/units.ts';
import { nothing, secret } from '../../kernel/struct.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn } from '../../ports/http/errors.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';

/** Another password; whoever knows the one before may choose it. */
export const changePassword = input(
  'account/changePassword',
  object({ oldPassword: secret(), password: secret() }),
);

export const passwordChanged = fact('account/passwordChanged', nothing());
export const passwordNotChanged = fact(
  'account/passwordNotChanged',
  object({ errorKey: string() }),
);

export const changePasswordFx = callFx(changePasswordCall);

export const $passwordChange = state<MailRequest>('account/passwordChange', IDLE, MailRequest);

sample({
  clock: changePassword,
  source: $passwordChange,
  filter: ({ status }) => status !== 'submitting',
  fn: (_, wish) => wish,
  target: changePasswordFx,
});

$passwordChange
  .on(changePasswordFx, () => ({ status: 'submitting' }))
  .on(changePasswordFx.failData, (_, error) => mailRefused(error))
  .reset([openForm, formClosed, changePasswordFx.done, forgetAccount]);

sample({ clock: changePasswordFx.done, target: passwordChanged });
sample({ clock: passwordChanged, target: formClosed });
sample({
  clock: changePasswordFx.failData,
  fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: passwordNotChanged,
});
sample({
  clock: passwordChanged,
  fn: () => notice('success', 'myAccount:area.password.saved', 8000),
  target: showNotice,
});
