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
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload, taggedUnion } from '../../kernel/struct.ts';
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

feature('account');

/** Newsletter preferences: not requested, loading, loaded, or failed. */
export const NewsletterPreferencesState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), preferences: Preferences }),
  failed: object({ status: literal('failed') }),
});
export type NewsletterPreferencesState = Infer<typeof NewsletterPreferencesState>;

/** API-65: subscribes to these topics. */
export const saveNewsletterPreferences = input(
  'account/saveLetters',
  object({ interests: array(string()) }),
);
/** API-65: unsubscribes. */
export const unsubscribeFromAll = input('account/endLetters', noPayload());
export const retryNewsletterPreferences = input('account/retryLetters', noPayload());

const readLetters = command('account/readLetters', noPayload());

export const newsletterPreferencesRead = fact(
  'account/lettersRead',
  object({ isSubscribed: boolean() }),
);
export const newsletterPreferencesNotRead = fact(
  'account/lettersNotRead',
  object({ status: optional(integer()) }),
);
export const newsletterPreferencesSaved = fact(
  'account/lettersSaved',
  object({ count: integer() }),
);
export const unsubscribedFromAll = fact('account/lettersEnded', noPayload());
export const newsletterPreferencesNotChanged = fact('account/lettersNotChanged', MutationFailure);

export const preferencesFx = callFx(preferencesCall);
export const updatePreferencesFx = callFx(updatePreferencesCall);
export const unsubscribeFx = callFx(unsubscribeCall);

export const $newsletterPreferences = state<NewsletterPreferencesState>(
  'account/letters',
  { status: 'unknown' },
  NewsletterPreferencesState,
);
export const $newsletterPreferencesChange = submissionState('account/lettersChange');
/** Pending action. */
export const $newsletterPreferencesAction = state(
  'account/lettersWish',
  'none',
  enums(['none', 'save', 'end']),
);

const shared = {
  ...SUBMISSION,
  failed: newsletterPreferencesNotChanged,
  reset: [openSection],
  forget: [forgetAccount],
};
const saved = mutation($newsletterPreferencesChange, {
  ...shared,
  start: saveNewsletterPreferences,
  sendFx: updatePreferencesFx,
});
mutation($newsletterPreferencesChange, {
  ...shared,
  start: sample({ clock: unsubscribeFromAll, source: $userInfo }).filterMap((info) =>
    info.status === 'registered' ? { email: info.userEmail } : undefined,
  ),
  sendFx: unsubscribeFx,
  done: unsubscribedFromAll,
});
$newsletterPreferencesAction
  .on(updatePreferencesFx, () => 'save')
  .on(unsubscribeFx, () => 'end')
  .reset([updatePreferencesFx.finally, unsubscribeFx.finally, forgetAccount]);

sample({
  clock: saved.done,
  fn: ({ interests }) => ({ count: interests.length }),
  target: newsletterPreferencesSaved,
});
sample({ clock: unsubscribedFromAll, target: forgetSignUp });
// The page footer shows the subscription too.
sample({ clock: [newsletterPreferencesSaved, unsubscribedFromAll], target: readUserInfo });

const { loaded } = resource('account/lettersReads', $newsletterPreferences, {
  start: readLetters,
  readFx: preferencesFx,
  ready: (preferences) => ({ status: 'ready', preferences }),
  missed: newsletterPreferencesNotRead,
  when: [
    openSection.filter({ fn: ({ section }) => section === 'newsletter' }),
    retryNewsletterPreferences,
    // A lost answer may have changed the preferences.
    newsletterPreferencesNotChanged,
  ],
  forget: [forgetAccount],
});
sample({
  clock: loaded,
  fn: ({ isSubscribed }) => ({ isSubscribed }),
  target: newsletterPreferencesRead,
});
noticeAfter(newsletterPreferencesSaved, 'myAccount:area.letters.saved');
noticeAfter(unsubscribedFromAll, 'myAccount:area.letters.ended');
