import { sample } from 'effector';
import { boolean, object, optional } from 'superstruct';
import { updateAccountCall } from '../../account/api.ts';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { BirthDate } from '../../kernel/birth-date.ts';
import { noPayload, personalText } from '../../kernel/struct.ts';
import { present } from '../../kernel/tolerant.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { SUBMISSION, submissionState } from '../../ports/http/submission.ts';
import {
  $account,
  accountFailed,
  accountLoaded,
  loseAccount,
  refreshAccount,
} from '../account-model.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';

feature('account');

/** API-45 */
export const saveDetails = input(
  'account/saveDetails',
  object({
    /** Missing unless changed. */
    title: optional(personalText()),
    firstName: personalText(),
    lastName: personalText(),
    dob: optional(BirthDate),
    phone: optional(personalText()),
  }),
);

export const ownDetailsSaved = fact('account/ownDetailsSaved', noPayload());
export const detailsNotSaved = fact('account/detailsNotSaved', MutationFailure);

export const updateAccountFx = callFx(updateAccountCall);

export const $detailsChange = submissionState('account/detailsChange');
/** True after a save until the account has been read again; the form stays open until then. */
const $isReadBack = state('account/isReadBack', false, boolean());

const readBack = sample({
  clock: [accountLoaded.map(() => true), accountFailed.map(() => false)],
  source: $isReadBack,
  fn: (isReadBack, isRead) => ({ isReadBack, isRead }),
}).filter({ fn: ({ isReadBack }) => isReadBack });
mutation($detailsChange, {
  ...SUBMISSION,
  start: sample({
    clock: saveDetails,
    source: $account,
    fn: (shown, wish) => ({ shown, wish }),
  }).filterMap(({ shown, wish }) => {
    if (shown.status !== 'ready') return undefined;
    const { title, emailAddress } = shown.account;
    return present({ title, emailAddress, ...wish });
  }),
  sendFx: updateAccountFx,
  // Stays busy until the account is read back.
  succeeded: SUBMISSION.pending,
  done: ownDetailsSaved,
  failed: detailsNotSaved,
  reset: [openForm, formClosed],
  forget: [readBack, forgetAccount],
});

sample({ clock: ownDetailsSaved, target: refreshAccount });
sample({ clock: readBack, filter: ({ isRead }) => !isRead, target: loseAccount });
sample({ clock: readBack, target: formClosed });
$isReadBack.on(ownDetailsSaved, () => true).reset([readBack, forgetAccount]);
// After a lost answer the account is read again; the typed values stay.
sample({
  clock: updateAccountFx.failData,
  filter: ({ kind }) => kind === 'network',
  target: refreshAccount,
});
noticeAfter(ownDetailsSaved, 'myAccount:area.details.saved');
