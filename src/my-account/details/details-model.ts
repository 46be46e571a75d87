import { sample } from 'effector';
import { boolean, object, optional, string } from 'superstruct';
import { updateAccountCall } from '../../account/api.ts';
import { IDLE, MailRequest, mailRefused } from '../../auth/request.ts';
import { fact, input, state } from '../../event-log/units.ts';
import { BirthDate } from '../../kernel/birth-date.ts';
import { nothing, personalText } from '../../kernel/struct.ts';
import { present } from '../../kernel/tolerant.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn } from '../../ports/http/errors.ts';
import {
  $account,
  accountFailed,
  accountLoaded,
  loseAccount,
  refreshAccount,
} from '../account-model.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';

/** API-45 */
export const saveDetails = input(
  'account/saveDetails',
  object({
    /** Left out unless it was changed. */
    title: optional(personalText()),
    firstName: personalText(),
    lastName: personalText(),
    dob: optional(BirthDate),
    phone: optional(personalText()),
  }),
);

export const ownDetailsSaved = fact('account/ownDetailsSaved', nothing());
export const detailsNotSaved = fact('account/detailsNotSaved', object({ errorKey: string() }));

export const updateAccountFx = callFx(updateAccountCall);

export const $detailsChange = state<MailRequest>('account/detailsChange', IDLE, MailRequest);
/** It is saved, and read once more: the form is there until what was saved can be shown. */
const $isReadBack = state('account/isReadBack', false, boolean());

sample({
  clock: sample({
    clock: saveDetails,
    source: { shown: $account, change: $detailsChange },
    filter: ({ change }) => change.status !== 'submitting',
    fn: ({ shown }, wish) => ({ shown, wish }),
  }).filterMap(({ shown, wish }) => {
    if (shown.status !== 'ready') return undefined;
    const { title, emailAddress } = shown.account;
    return present({ title, emailAddress, ...wish });
  }),
  target: updateAccountFx,
});

$detailsChange
  .on(updateAccountFx, () => ({ status: 'submitting' }))
  .on(formClosed, () => IDLE)
  .on(updateAccountFx.failData, (_, error) => mailRefused(error))
  .reset([openForm, forgetAccount]);

sample({ clock: updateAccountFx.done, target: [ownDetailsSaved, refreshAccount] });
const readBack = sample({
  clock: [accountLoaded.map(() => true), accountFailed.map(() => false)],
  source: $isReadBack,
  fn: (isReadBack, isRead) => ({ isReadBack, isRead }),
}).filter({ fn: ({ isReadBack }) => isReadBack });
sample({ clock: readBack, filter: ({ isRead }) => !isRead, target: loseAccount });
sample({ clock: readBack, target: formClosed });
$isReadBack.on(updateAccountFx.done, () => true).reset([readBack, forgetAccount]);
// What a lost answer has left is looked at when the form is opened again; what was typed stays.
sample({
  clock: updateAccountFx.failData,
  filter: ({ kind }) => kind === 'network',
  target: refreshAccount,
});
sample({
  clock: updateAccountFx.failData,
  fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: detailsNotSaved,
});
sample({
  clock: ownDetailsSaved,
  fn: () => notice('success', 'myAccount:area.details.saved', 5000),
  target: showNotice,
});
