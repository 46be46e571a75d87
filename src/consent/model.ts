import { merge, sample } from 'effector';
import { array, boolean, enums, never, nullable, object, string } from 'superstruct';
import { fact, feature, input, port, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { writeCookieFx } from '../ports/storage/cookies.ts';
import { writeStorageFx } from '../ports/storage/storage.ts';
import { persistedCookie } from '../ports/storage/persisted.ts';
import { deviceKnown } from '../ports/start.ts';
import { tabMessageReceived, tellTabsFx } from '../ports/tabs.ts';
import {
  Agreed,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  ConsentChoice,
  EVERYTHING,
  NOTHING_MORE,
  NoticeVariant,
  OptionalPurpose,
  allowedBy,
  readChoice,
  withdrawnBy,
  writeChoice,
} from './consent.ts';
import { STORED_BY_CONSENT, VISITOR_COOKIE } from './stored-items.ts';

feature('core');

/** CKN-01 */
const View = enums(['main', 'settings']);

/**
 * The page is idle: asks for consent if there is no choice, and starts what was agreed to earlier.
 */
export const ask = input('consent/ask', noPayload());
/** Reopens the notice from the footer. */
export const reopen = input('consent/reopen', noPayload());
export const acceptAll = input('consent/acceptAll', noPayload());
export const rejectAll = input('consent/rejectAll', noPayload());
export const openSettings = input('consent/openSettings', noPayload());
export const tickPurpose = input(
  'consent/tickPurpose',
  object({ purpose: OptionalPurpose, isOn: boolean() }),
);
export const confirmSettings = input('consent/confirmSettings', noPayload());
/** Closes the notice; the earlier choice remains. */
export const closeNotice = input('consent/closeNotice', noPayload());

export const viewShown = fact('consent/viewShown', object({ view: View, variant: NoticeVariant }));
export const choiceMade = fact('consent/choiceMade', Agreed);
/** Another tab of this browser has made a choice. */
export const choiceFollowed = fact('consent/choiceFollowed', Agreed);
export const consentWithdrawn = fact(
  'consent/consentWithdrawn',
  object({ purposes: array(OptionalPurpose) }),
);

/** CKN-08: draws the variant of the notice for this tab. */
export const decideVariantFx = port('consent/decideVariant', {
  params: noPayload(),
  done: NoticeVariant,
  fail: never(),
});
/** Google consent mode: updates the permissions of tags. */
export const signalConsentFx = port('consent/signal', {
  params: Agreed,
  done: noPayload(),
  fail: never(),
});

const consentCookie = persistedCookie(CONSENT_COOKIE, string(), { days: CONSENT_DAYS });

export const $consent = state('consent/consent', null, nullable(ConsentChoice));
const $isOptedOut = state('consent/isOptedOut', false, boolean());
const Notice = object({
  view: View,
  variant: NoticeVariant,
  ticks: Agreed,
  /** True if reopened after an earlier choice; then it can be closed unchanged. */
  isReopened: boolean(),
});
export const $notice = state('consent/notice', null, nullable(Notice));

/** CKN-08: variant of the notice shown on this page; null before. */
export const $askedVariant = state('consent/askedVariant', null, nullable(NoticeVariant));

export const $isNoticeOpen = $notice.map((notice) => notice !== null);
/** Allowed purposes, checked by cookies, storage, scripts and requests. */
export const $allowed = $consent.map(allowedBy);

function agreedIn({ analytical, social }: Agreed): Agreed {
  return { analytical, social };
}

$isOptedOut.on(deviceKnown, (_, { isOptedOut = false }) => isOptedOut);
$consent
  .on(deviceKnown, (_, { cookies, isOptedOut = false }) =>
    readChoice(consentCookie.read(cookies) ?? undefined, isOptedOut),
  )
  .on(choiceMade, (_, agreed) => ({ ...agreed, by: 'shopper' }))
  .on(choiceFollowed, (_, agreed) => ({ ...agreed, by: 'shopper' }));

sample({
  clock: ask,
  source: { choice: $consent, notice: $notice },
  filter: ({ choice, notice }) => choice === null && notice === null,
  target: decideVariantFx,
});
const asked = sample({
  clock: decideVariantFx.doneData,
  source: { choice: $consent, notice: $notice },
  filter: ({ choice, notice }) => choice === null && notice === null,
  fn: (_, variant) => variant,
});
const settled = sample({
  clock: [
    acceptAll.map(() => 'all' as const),
    rejectAll.map(() => 'nothing' as const),
    confirmSettings.map(() => 'ticks' as const),
  ],
  source: { before: $consent, notice: $notice },
  filter: ({ notice }) => notice !== null,
  fn: ({ before, notice }, what) => ({
    before,
    // CKN-07
    agreed: { all: EVERYTHING, nothing: NOTHING_MORE, ticks: notice?.ticks ?? NOTHING_MORE }[what],
  }),
});

$askedVariant.on(asked, (_, variant) => variant);
$notice
  .on(asked, (_, variant) => ({
    view: 'main',
    variant,
    ticks: NOTHING_MORE,
    isReopened: false,
  }))
  .on(openSettings, (notice) => notice && { ...notice, view: 'settings' })
  .on(
    tickPurpose,
    (notice, { purpose, isOn }) =>
      notice && { ...notice, ticks: { ...notice.ticks, [purpose]: isOn } },
  )
  .on(closeNotice, (notice) => (notice?.isReopened ? null : notice))
  .on([choiceMade, choiceFollowed], () => null);

sample({
  clock: reopen,
  source: { choice: $consent, variant: $askedVariant },
  fn: ({ choice, variant }) => ({
    view: 'settings' as const,
    variant: variant ?? 'control',
    ticks: agreedIn(choice ?? NOTHING_MORE),
    isReopened: choice !== null,
  }),
  target: $notice,
});
sample({
  clock: [asked, reopen, openSettings],
  source: $notice,
  filter: Boolean,
  fn: ({ view, variant }) => ({ view, variant }),
  target: viewShown,
});

sample({ clock: settled, fn: ({ agreed }) => agreed, target: choiceMade });
sample({
  clock: settled.filterMap(({ before, agreed }) => {
    const purposes = withdrawnBy(before, agreed);
    return purposes.length === 0 ? undefined : { purposes };
  }),
  target: consentWithdrawn,
});
const written = sample({
  clock: choiceMade,
  source: $isOptedOut,
  fn: (isOptedOut, agreed) => writeChoice(agreed, isOptedOut),
});
sample({ clock: written, target: consentCookie.keep });
sample({
  clock: written,
  fn: (choice) => ({ kind: 'consent-changed' as const, choice }),
  target: tellTabsFx,
});
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

// Deletes everything of a withdrawn purpose, including leftovers of an earlier version of the
// notice.
for (const [name, area, purpose] of STORED_BY_CONSENT) {
  const left = merge([
    consentWithdrawn.filter({ fn: ({ purposes }) => purposes.includes(purpose) }),
    sample({
      clock: deviceKnown,
      source: $allowed,
      // Storage that only scripts can read exists no longer than the visitor's cookie.
      filter: (allowed, { cookies }) =>
        !allowed[purpose] && (area === 'cookie' ? name : VISITOR_COOKIE) in cookies,
    }),
  ]);
  if (area === 'cookie')
    sample({ clock: left, fn: () => ({ name, value: null, days: 0 }), target: writeCookieFx });
  else
    sample({
      clock: left,
      fn: () => ({ area: 'local' as const, key: name, value: null }),
      target: writeStorageFx,
    });
}
