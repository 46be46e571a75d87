import { sample } from 'effector';
import { array, boolean, never, nullable, object, string } from 'superstruct';
import { fact, feature, input, port, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { persistedCookie } from '../ports/storage/persisted.ts';
import { deviceKnown } from '../ports/start.ts';
import { tabMessageReceived } from '../ports/tabs.ts';
import {
  Agreed,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  ConsentChoice,
  NoticeVariant,
  NoticeView,
  OptionalPurpose,
  agreedIn,
  allowedBy,
  readChoice,
} from './consent.ts';
import { leftoversIn } from './stored-items.ts';

feature('core');

/**
 * The page is idle: asks for consent if there is no choice, and starts what was agreed to earlier.
 */
export const ask = input('consent/ask', noPayload());
/** Reopens the notice from the footer. */
export const reopen = input('consent/reopen', noPayload());

export const choiceMade = fact('consent/choiceMade', Agreed);
/** Another tab of this browser has made a choice. */
export const choiceFollowed = fact('consent/choiceFollowed', Agreed);
export const consentWithdrawn = fact(
  'consent/consentWithdrawn',
  object({ purposes: array(OptionalPurpose) }),
);

/** Google consent mode: updates the permissions of tags. */
export const signalConsentFx = port('consent/signal', {
  params: Agreed,
  done: noPayload(),
  fail: never(),
});

export const consentCookie = persistedCookie(CONSENT_COOKIE, string(), { days: CONSENT_DAYS });

export const $consent = state('consent/consent', null, nullable(ConsentChoice));
export const $isOptedOut = state('consent/isOptedOut', false, boolean());
/** True once the page was idle. */
export const $isAsked = state('consent/isAsked', false, boolean());
/** True from a press in the footer until the notice is shown. */
export const $isReopening = state('consent/isReopening', false, boolean());
const Notice = object({
  view: NoticeView,
  variant: NoticeVariant,
  ticks: Agreed,
  /** True if reopened after an earlier choice; then it can be closed unchanged. */
  isReopened: boolean(),
});
/** The shown notice. */
export const $notice = state('consent/notice', null, nullable(Notice));

export const $isNoticeOpen = $notice.map((notice) => notice !== null);
/** Allowed purposes, checked by cookies, storage, scripts and requests. */
export const $allowed = $consent.map(allowedBy);

/** Items on the device without consent: left by an earlier version of the notice. */
export const leftoversSeen = sample({
  clock: deviceKnown,
  source: $allowed,
  fn: (allowed, { cookies }) => leftoversIn(cookies, allowed),
}).filter({ fn: (left) => left.length > 0 });

$isOptedOut.on(deviceKnown, (_, { isOptedOut = false }) => isOptedOut);
$isAsked.on(ask, () => true);
$isReopening.on(reopen, () => true);
$consent
  .on(deviceKnown, (_, { cookies, isOptedOut = false }) =>
    readChoice(consentCookie.read(cookies) ?? undefined, isOptedOut),
  )
  .on(choiceMade, (_, agreed) => ({ ...agreed, by: 'shopper' }))
  .on(choiceFollowed, (_, agreed) => ({ ...agreed, by: 'shopper' }));
$notice.on(choiceFollowed, () => null);

sample({
  clock: tabMessageReceived.filterMap(({ kind, choice }) =>
    kind === 'consent-changed' ? (readChoice(choice, false) ?? undefined) : undefined,
  ),
  fn: agreedIn,
  target: choiceFollowed,
});

sample({
  clock: $consent,
  filter: Boolean,
  fn: agreedIn,
  target: signalConsentFx,
});
