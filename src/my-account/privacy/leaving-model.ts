import { sample } from 'effector';
import { object, string } from 'superstruct';
import { deleteAccountCall, keepAccountCall } from '../../account/api.ts';
import { IDLE, MailRequest, mailRefused } from '../../auth/request.ts';
import { fact, input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn } from '../../ports/http/errors.ts';
import { refreshAccount } from '../account-model.ts';
import { forgetAccount } from '../section-model.ts';

/** API-48: the account is to end after the waiting time. */
export const deleteAccount = input('account/deleteAccount', nothing());
/** It is not to end after all. */
export const keepAccount = input('account/keepAccount', nothing());

export const deletionPromised = fact('account/deletionPromised', nothing());
export const accountKept = fact('account/accountKept', nothing());
export const leavingFailed = fact('account/leavingFailed', object({ errorKey: string() }));

export const deleteAccountFx = callFx(deleteAccountCall);
export const keepAccountFx = callFx(keepAccountCall);

export const $leavingChange = state<MailRequest>('account/leavingChange', IDLE, MailRequest);

for (const [wish, callTarget] of [
  [deleteAccount, deleteAccountFx],
  [keepAccount, keepAccountFx],
] as const)
  sample({
    clock: wish,
    source: $leavingChange,
    filter: ({ status }) => status !== 'submitting',
    target: callTarget,
  });

$leavingChange
  .on([deleteAccountFx, keepAccountFx], () => ({ status: 'submitting' }))
  .on([deleteAccountFx.done, keepAccountFx.done], () => IDLE)
  .on([deleteAccountFx.failData, keepAccountFx.failData], (_, error) => mailRefused(error))
  .reset(forgetAccount);

sample({ clock: deleteAccountFx.done, target: deletionPromised });
sample({ clock: keepAccountFx.done, target: accountKept });
sample({
  clock: [deleteAccountFx.failData, keepAccountFx.failData],
  fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: leavingFailed,
});
// Also where the answer was lost: the account itself says what has become of it.
sample({ clock: [deletionPromised, accountKept, leavingFailed], target: refreshAccount });
sample({
  clock: accountKept,
  fn: () => notice('success', 'myAccount:area.leaving.kept', 5000),
  target: showNotice,
});
