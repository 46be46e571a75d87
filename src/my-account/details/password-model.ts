import { sample } from 'effector';
import { object } from 'superstruct';
import { changePasswordCall } from '../../account/api.ts';
import { fact, feature, input } from '../../event-log/units.ts';
import { noPayload, secret } from '../../kernel/struct.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { SUBMISSION, submissionState } from '../../ports/http/submission.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';
import { declareForm } from '../../forms/form-model.ts';

feature('account');

/** Changes the password; requires the current one. */
export const changePassword = input(
  'account/changePassword',
  object({ oldPassword: secret(), password: secret() }),
);

export const passwordChanged = fact('account/passwordChanged', noPayload());
export const passwordNotChanged = fact('account/passwordNotChanged', MutationFailure);

export const changePasswordFx = callFx(changePasswordCall);

export const $passwordChange = submissionState('account/passwordChange');

mutation($passwordChange, {
  ...SUBMISSION,
  start: changePassword,
  sendFx: changePasswordFx,
  done: passwordChanged,
  failed: passwordNotChanged,
  reset: [openForm, formClosed],
  forget: [forgetAccount],
});
sample({ clock: passwordChanged, target: formClosed });
noticeAfter(passwordChanged, 'myAccount:area.password.saved', { ms: 8000 });

/** Form to change the password: the current and the new one. */
export const passwordForm = declareForm(
  'account',
  'password',
  { oldPassword: secret(), password: secret(), passwordConfirmation: secret() },
  { all: [openForm, formClosed, forgetAccount] },
);
