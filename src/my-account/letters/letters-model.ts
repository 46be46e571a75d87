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
import { IDLE, MailRequest, mailRefused } from '../../auth/request.ts';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing, taggedUnion } from '../../kernel/struct.ts';
import { preferencesCall, unsubscribeCall, updatePreferencesCall } from '../../newsletter/api.ts';
import { Preferences } from '../../newsletter/contract.ts';
import { forgetSignUp } from '../../newsletter/model.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn, statusField } from '../../ports/http/errors.ts';
import { query } from '../../ports/http/query.ts';
import { $userInfo, readUserInfo } from '../../session/model.ts';
import { forgetAccount, openSection } from '../section-model.ts';

/** What goes to the shopper by mail: not asked for, under way, known, or not to be had. */
export const LettersState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), preferences: Preferences }),
  failed: object({ status: literal('failed') }),
});
export type LettersState = Infer<typeof LettersState>;

/** API-65: the letters are to come, about these. */
export const saveLetters = input('account/saveLetters', object({ interests: array(string()) }));
/** API-65: no more of them. */
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
export const lettersNotChanged = fact('account/lettersNotChanged', object({ errorKey: string() }));

export const preferencesFx = callFx(preferencesCall);
export const updatePreferencesFx = callFx(updatePreferencesCall);
export const unsubscribeFx = callFx(unsubscribeCall);

export const $letters = state<LettersState>('account/letters', { status: 'unknown' }, LettersState);
export const $lettersChange = state<MailRequest>('account/lettersChange', IDLE, MailRequest);
/** Which of the two wishes is under way. */
export const $lettersWish = state('account/lettersWish', 'none', enums(['none', 'save', 'end']));

const reading = query('account/lettersReads', {
  wish: readLetters,
  readFx: preferencesFx,
  forget: [forgetAccount],
});

$letters
  .on(readLetters, (letters) => (letters.status === 'ready' ? letters : { status: 'loading' }))
  .on(reading.doneData, (_, preferences) => ({ status: 'ready', preferences }))
  // What is shown stays if it cannot be read anew.
  .on(reading.failData, (letters) => (letters.status === 'ready' ? letters : { status: 'failed' }))
  .reset(forgetAccount);

sample({
  clock: saveLetters,
  source: $lettersChange,
  filter: ({ status }) => status !== 'submitting',
  fn: (_, wish) => wish,
  target: updatePreferencesFx,
});
sample({
  clock: sample({
    clock: endLetters,
    source: { change: $lettersChange, info: $userInfo },
  }).filterMap(({ change, info }) =>
    change.status !== 'submitting' && info.status === 'registered'
      ? { email: info.userEmail }
      : undefined,
  ),
  target: unsubscribeFx,
});

const changed = [updatePreferencesFx.done, unsubscribeFx.done];
const refused = [updatePreferencesFx.failData, unsubscribeFx.failData];
$lettersChange
  .on([updatePreferencesFx, unsubscribeFx], () => ({ status: 'submitting' }))
  .on(refused, (_, error) => mailRefused(error))
  .reset([...changed, openSection, forgetAccount]);
$lettersWish
  .on(updatePreferencesFx, () => 'save')
  .on(unsubscribeFx, () => 'end')
  .reset([...changed, ...refused, forgetAccount]);

sample({
  clock: updatePreferencesFx.done,
  fn: ({ params: { interests } }) => ({ count: interests.length }),
  target: lettersSaved,
});
sample({ clock: unsubscribeFx.done, target: lettersEnded });
sample({
  clock: refused,
  fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: lettersNotChanged,
});
sample({ clock: lettersEnded, target: forgetSignUp });
// The foot of the page says whether letters come, too.
sample({ clock: [lettersSaved, lettersEnded], target: readUserInfo });

sample({
  clock: [
    openSection.filter({ fn: ({ section }) => section === 'newsletter' }),
    retryLetters,
    // A lost answer may have changed it.
    lettersNotChanged,
  ],
  target: readLetters,
});
sample({
  clock: reading.doneData,
  fn: ({ isSubscribed }) => ({ isSubscribed }),
  target: lettersRead,
});
sample({ clock: reading.failData, fn: statusField, target: lettersNotRead });
sample({
  clock: [
    lettersSaved.map(() => 'myAccount:area.letters.saved' as const),
    lettersEnded.map(() => 'myAccount:area.letters.ended' as const),
  ],
  fn: (key) => notice('success', key, 5000),
  target: showNotice,
});
