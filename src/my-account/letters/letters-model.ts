import { sample } from 'effector';
import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  literal,
  object,
  optional,
  string,
} from 'superstruct';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing, taggedUnion } from '../../kernel/struct.ts';
import {
  preferencesCall,
  unsubscribeCall,
  updatePreferencesCall,
  Preferences,
} from '../../newsletter/api.ts';
import { forgetSignUp } from '../../newsletter/model.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { resource } from '../../ports/http/collection.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { SUBMISSION, submissionState } from '../../ports/http/submission.ts';
import { $userInfo, readUserInfo } from '../../session/model.ts';
import { forgetAccount, openSection } from '../section-model.ts';

/** Newsletter preferences: not requested, loading, loaded, or failed. */
export const LettersState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), preferences: Preferences }),
  failed: object({ status: literal('failed') }),
});
export type LettersState = Infer<typeof LettersState>;

/** API-65: subscribes to these topics. */
export const saveLetters = input('account/saveLetters', object({ interests: array(string()) }));
/** API-65: unsubscribes. */
export const endLetters = input('account/endLetters', nothing());
export const retryLetters = input('account/retryLetters', nothing());

const readLetters = command('account/readLetters', nothing());

export const lettersRead = fact('account/lettersRead', object({ isSubscribed: boolean() }));
export const lettersNotRead = fact(
  'account/lettersNotRead',
  object({ status: optional(integer()) }),
);
export const lettersSaved = fact('account/lettersSaved', object({ count: integer() }));
export const lettersEnded = fact('account/lettersEnded', nothing());
export const lettersNotChanged = fact('account/lettersNotChanged', MutationFailure);

export const preferencesFx = callFx(preferencesCall);
export const updatePreferencesFx = callFx(updatePreferencesCall);
export const unsubscribeFx = callFx(unsubscribeCall);

export const $letters = state<LettersState>('account/letters', { status: 'unknown' }, LettersState);
export const $lettersChange = submissionState('account/lettersChange');
/** Pending action. */
export const $lettersWish = state('account/lettersWish', 'none', enums(['none', 'save', 'end']));

const shared = {
  ...SUBMISSION,
  failed: lettersNotChanged,
  reset: [openSection],
  forget: [forgetAccount],
};
const saved = mutation($lettersChange, {
  ...shared,
  start: saveLetters,
  sendFx: updatePreferencesFx,
});
mutation($lettersChange, {
  ...shared,
  start: sample({ clock: endLetters, source: $userInfo }).filterMap((info) =>
    info.status === 'registered' ? { email: info.userEmail } : undefined,
  ),
  sendFx: unsubscribeFx,
  done: lettersEnded,
});
$lettersWish
  .on(updatePreferencesFx, () => 'save')
  .on(unsubscribeFx, () => 'end')
  .reset([updatePreferencesFx.finally, unsubscribeFx.finally, forgetAccount]);

sample({
  clock: saved.done,
  fn: ({ interests }) => ({ count: interests.length }),
  target: lettersSaved,
});
sample({ clock: lettersEnded, target: forgetSignUp });
// The page footer shows the subscription too.
sample({ clock: [lettersSaved, lettersEnded], target: readUserInfo });

const { loaded } = resource('account/lettersReads', $letters, {
  start: readLetters,
  readFx: preferencesFx,
  ready: (preferences) => ({ status: 'ready', preferences }),
  missed: lettersNotRead,
  when: [
    openSection.filter({ fn: ({ section }) => section === 'newsletter' }),
    retryLetters,
    // A lost answer may have changed the preferences.
    lettersNotChanged,
  ],
  forget: [forgetAccount],
});
sample({ clock: loaded, fn: ({ isSubscribed }) => ({ isSubscribed }), target: lettersRead });
noticeAfter(lettersSaved, 'myAccount:area.letters.saved');
noticeAfter(lettersEnded, 'myAccount:area.letters.ended');
