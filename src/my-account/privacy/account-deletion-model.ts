import { sample } from 'effector';
import { deleteAccountCall, keepAccountCall } from '../../account/api.ts';
import { fact, feature, input } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { SUBMISSION, submissionState } from '../../ports/http/submission.ts';
import { refreshAccount } from '../account-model.ts';
import { forgetAccount } from '../section-model.ts';

feature('account');

/** API-48: requests deletion of the account after the waiting period. */
export const deleteAccount = input('account/deleteAccount', noPayload());
/** Cancels the deletion. */
export const keepAccount = input('account/keepAccount', noPayload());

export const deletionPromised = fact('account/deletionPromised', noPayload());
export const accountKept = fact('account/accountKept', noPayload());
export const leavingFailed = fact('account/leavingFailed', MutationFailure);

export const deleteAccountFx = callFx(deleteAccountCall);
export const keepAccountFx = callFx(keepAccountCall);

export const $leavingChange = submissionState('account/leavingChange');

for (const change of [
  { start: deleteAccount, sendFx: deleteAccountFx, done: deletionPromised },
  { start: keepAccount, sendFx: keepAccountFx, done: accountKept },
])
  mutation($leavingChange, {
    ...SUBMISSION,
    ...change,
    failed: leavingFailed,
    forget: [forgetAccount],
  });

// Reads the deletion date again, also after a lost answer.
sample({ clock: [deletionPromised, accountKept, leavingFailed], target: refreshAccount });
noticeAfter(accountKept, 'myAccount:area.leaving.kept');
